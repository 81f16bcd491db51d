import { accessSync, constants } from "node:fs";
import { chmod, chown, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Owner } from "./owner.ts";

/** Longest path of a socket that every Unix takes is 103 bytes; the file's own name needs 18. */
const LONGEST = 85;

/** Makes the empty folder (mode 700, the database user's) in which the server of `marker` opens its socket. */
export async function makeSocketDir(marker: string, owner: Owner | undefined): Promise<string> {
  const parent = parentFor(marker, owner);
  if (await mkdir(parent, { recursive: true })) await chmod(parent, 0o755);
  const path = join(parent, marker);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const allowed = [process.getuid?.(), owner?.uid, 0];
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new Error(
      `${path} belongs to somebody else (uid ${found.uid}). Remove it, or set TMPDIR to another folder.`,
    );
  }
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
  return path;
}

function parentFor(marker: string, owner: Owner | undefined): string {
  if (owner && isWritable("/run")) return "/run/vaardig";
  return join(tmpdir(), marker).length <= LONGEST ? tmpdir() : "/tmp";
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
