// Markdown to HTML. The texts are our own, but raw HTML in them is shown as text all the same.

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const harmless = (href: string) => /^(https?:|#|\/(?!\/))/i.test(href);

export async function render(markdown: string): Promise<string> {
  const { Marked } = await import("marked");
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      image: ({ text }) => escape(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return harmless(href) ? `<a href="${escape(href)}" rel="noreferrer">${words}</a>` : words;
      },
    },
  });
  return marked.parse(markdown);
}
