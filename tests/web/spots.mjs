// Reads questions, a line each, and writes on which spots of the table their moves lie, by the game's own table/spots.ts.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { rolldown } from "rolldown";

const [source, box] = process.argv.slice(2);
const bundle = await rolldown({
  input: source,
  plugins: [
    {
      name: "frame",
      resolveId: (id) => (id.startsWith("$lib/") ? `\0${id}` : null),
      load: (id) => (id.startsWith("\0$lib/") ? 'export const DONE = "done";' : null),
    },
  ],
});
const { output } = await bundle.generate({ format: "esm" });
const { spots } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
const content = JSON.parse(readFileSync(box, "utf8"));
for await (const line of createInterface({ input: process.stdin })) {
  const { view, options } = JSON.parse(line);
  const lit = options.flatMap((move) => spots(move.split(" "), view, content));
  console.log(JSON.stringify([...new Set(lit.map((spot) => spot.replace(/^~/, "")))]));
}
