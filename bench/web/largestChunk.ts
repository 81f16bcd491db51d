import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CHUNKS = fileURLToPath(new URL("../../apps/web/dist/static/js/async", import.meta.url));

/** Returns the largest compressed file that a route may load, in transferred bytes. */
export async function largestChunk(): Promise<{ name: string; bytes: number }> {
  const files = (await readdir(CHUNKS)).filter((name) => name.endsWith(".js.br"));
  const sizes = await Promise.all(
    files.map(async (name) => ({ name, bytes: (await stat(join(CHUNKS, name))).size })),
  );
  return sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most), { name: "none", bytes: 0 });
}
