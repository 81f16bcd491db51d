import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Owner } from "./owner.ts";

/** The files in which a server reads its access rules. */
export interface AccessFiles {
  rules: string;
  names: string;
}

/** The user `nobody`, which unrelated processes share: they must not connect to this database. */
const SHARED_UID = 65534;
/** Name of the user map in the ident file. */
const MAP = "vaardig";
/** A user name that has a special meaning to the server. */
const SPECIAL = /["\s/]|^$/;

/** Returns the names of users in /etc/passwd; other sources can only be read through the system library. */
async function namesOf(uids: readonly number[]): Promise<string[]> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text
    .split("\n")
    .map((line) => line.split(":"))
    .filter(([name = "", , uid]) => uids.includes(Number(uid || Number.NaN)) && !SPECIAL.test(name))
    .map(([name = ""]) => name);
}

/**
 * Writes the rules for who may connect to the server in `pg`: this process's user, root, and the owner of the
 * database files, as the system identifies the peer of the socket. TCP is refused. Undefined when this
 * process's user has no name: then only the socket's folder protects, which no other user may enter.
 */
export async function writeAccessRules(
  pg: string,
  owner: Owner | undefined,
): Promise<AccessFiles | undefined> {
  const self = process.getuid?.();
  if (self === undefined || (await namesOf([self])).length === 0) return undefined;
  const names = await namesOf([self, 0, ...(owner && owner.uid !== SHARED_UID ? [owner.uid] : [])]);
  const files = { rules: join(pg, "vaardig_hba.conf"), names: join(pg, "vaardig_ident.conf") };
  const lines = names.map((name) => `${MAP} "${name}" all\n`);
  for (const [path, text] of [
    [files.rules, `local all all peer map=${MAP}\n`],
    [files.names, lines.join("")],
  ] as const) {
    await writeFile(path, text, { mode: 0o600 });
    if (owner) await chown(path, owner.uid, owner.gid);
  }
  return files;
}
