// Where the page is: `/`, `/table/<id>` (with `?at=17` a moment of it), `/rules/<game>`.
export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Goes to another place of the page without loading it anew. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** For links: `<a href="/" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
