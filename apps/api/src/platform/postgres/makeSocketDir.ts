import { accessSync, constants } from "node:fs";
import { chmod, chown, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LoggableError } from "../log/loggableError.ts";
import type { Owner } from "./owner.ts";

/** A socket path may have up to 103 bytes on every Unix; the file name needs 18. */
const LONGEST = 85;

/** Returns the folder in which the server of `marker` opens its socket. */
export function socketDirFor(marker: string, owner: Owner | undefined): string {
  return join(parentFor(marker, owner), marker);
}

/** Creates that folder: empty, mode 700, owned by the database user. Throws when another user owns it. */
export async function makeSocketDir(path: string, owner: Owner | undefined): Promise<void> {
  const parent = dirname(path);
  if (await mkdir(parent, { recursive: true })) await chmod(parent, 0o755);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const allowed = [process.getuid?.(), owner?.uid, 0];
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new LoggableError(
      `${path} belongs to someone else (uid ${found.uid}). Remove it, or set TMPDIR to another folder.`,
    );
  }
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
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
