import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./root.mjs";

const LEFT_OUT = /^(node_modules|dist(\..*)?|\..*|test-results|playwright-report|coverage)$|\.test\.tsx?$/;

/** Lists the source files below folders (or the files themselves), relative to the repository, sorted. */
export async function listFiles(paths) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
        if (error.code === "ENOTDIR") return undefined;
        if (error.code === "ENOENT") return [];
        throw error;
      });
      if (!entries) return [path];
      return listFiles(
        entries.filter((entry) => !LEFT_OUT.test(entry.name)).map((entry) => `${path}/${entry.name}`),
      );
    }),
  );
  return found.flat().sort();
}

/** Returns a hash of the names and contents of files, plus `extra`. */
export async function hashFiles(files, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  return hash.digest("hex");
}
