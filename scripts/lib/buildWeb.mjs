import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashFiles, listFiles } from "./hashFiles.mjs";
import { root } from "./root.mjs";
import { capture } from "./run.mjs";
import { print, UserFacingError } from "./script.mjs";
import { withLock } from "./withLock.mjs";

const web = join(root, "apps", "web");
const stamp = ".build-stamp";

/**
 * Builds the web application when its sources changed; builds into a separate folder and renames it, so that
 * a partial build is never served.
 */
export async function buildWeb() {
  await withLock(
    "build",
    () => print("Another start is building the web application; waiting for it."),
    async () => {
      const sources = await listFiles(["apps/web", "packages", "package-lock.json"]);
      const wanted = await hashFiles(sources, process.env.NODE_ENV ?? "");
      const current = join(web, "dist", stamp);
      if (existsSync(current) && (await readFile(current, "utf8")) === wanted) return;
      print("Building the web application.");
      await removeLeftovers();
      const built = `dist.new-${process.pid}`;
      const { code, output } = await capture("npm", [
        "run",
        "build",
        "-w",
        "apps/web",
        "--",
        "--dist-path",
        built,
      ]);
      if (code !== 0)
        throw new UserFacingError(`${output}\nThe web application could not be built (${code}).`);
      await writeFile(join(web, built, stamp), wanted);
      if (existsSync(join(web, "dist")))
        await rename(join(web, "dist"), join(web, `dist.old-${process.pid}`));
      await rename(join(web, built), join(web, "dist"));
      await removeLeftovers();
    },
  );
}

async function removeLeftovers() {
  for (const name of await readdir(web)) {
    if (/^dist\.(new|old)-/.test(name)) await rm(join(web, name), { recursive: true, force: true });
  }
}
