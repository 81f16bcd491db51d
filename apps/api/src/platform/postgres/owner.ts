import { lstat, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The unprivileged user that PostgreSQL runs as when this process is root. */
export interface Owner {
  uid: number;
  gid: number;
}

const NOBODY: Owner = { uid: 65534, gid: 65534 };

/**
 * Returns the user for a database: undefined unless this process is root, otherwise the owner of the first
 * given path that root does not own.
 */
export async function chooseOwner(paths: string[]): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid || NOBODY.gid };
  }
  return NOBODY;
}

/** Returns whether a user may pass through a directory and all directories above it. */
export async function canReach(path: string, owner: Owner): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const bits = uid === owner.uid ? mode >> 6 : gid === owner.gid ? mode >> 3 : mode;
  if ((bits & 1) === 0) return false;
  return dirname(path) === path || canReach(dirname(path), owner);
}

/**
 * Returns a user for initdb, which refuses a uid without an account: the owner, or any account except root's;
 * undefined when the machine has none. The files are handed to the owner afterwards.
 */
export async function accountFor(owner: Owner): Promise<Owner | undefined> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  const accounts = text
    .split("\n")
    .map((line) => line.split(":"))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter((one) => one.uid > 0);
  return accounts.some((one) => one.uid === owner.uid) ? owner : accounts[0];
}

/** Returns a path and everything below it; links are included but not followed. */
export async function listTree(path: string): Promise<string[]> {
  if (!(await lstat(path)).isDirectory()) return [path];
  const below = await Promise.all((await readdir(path)).map((name) => listTree(join(path, name))));
  return [path, ...below.flat()];
}
