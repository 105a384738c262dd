// The page: web/src is its frame, each game draws its own table in src/polyana/games/<game>/table.
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { lighter } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `import wine from "icon:wine-glass"` gives one icon of game-icons, and only that one is shipped. */
function gameIcons(): Plugin {
  const { icons, width, height } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const icon = icons[id.slice("\0icon:".length)];
      if (!icon) this.error(`game-icons has no icon called ${id.slice("\0icon:".length)}`);
      return `export default ${JSON.stringify({ body: lighter(icon.body), size: icon.width ?? width ?? height })}`;
    },
  };
}

/** Beside each text of the bundle lies the same compressed, as small as it gets; the server sends it to who takes it. */
function compressed(): Plugin {
  const squeeze = promisify(brotliCompress);
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) =>
        /^assets\/.*\.(js|css|svg|json)$/.test(fileName),
      );
      await Promise.all(
        texts.map(async (file) => {
          const text = file.type === "chunk" ? file.code : file.source;
          await writeFile(join(dir!, `${file.fileName}.br`), await squeeze(text));
        }),
      );
    },
  };
}

export default defineConfig({
  root: here("."),
  plugins: [svelte({ configFile: here("svelte.config.js") }), gameIcons(), compressed()],
  resolve: { alias: { $api: here("src/api"), $lib: here("src/lib"), $parts: here("src/parts") } },
  build: {
    outDir: here("../src/polyana/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What lobby and tables share comes in one piece: every small file weighs more than it holds.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "parts", test: /web\/src\/(lib|parts)\/(?!Settings|QrCode|Zoom|hexes)/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.POLYANA_BACKEND ?? "http://127.0.0.1:8000", ws: true } },
  },
});
