import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Owner } from "./owner.ts";

/** Where a server reads who may connect. */
export interface AccessFiles {
  rules: string;
  names: string;
}

/** The user for whatever has none of its own: its other processes are strangers to this database. */
const SHARED_UID = 65534;
/** Map of the names below. */
const MAP = "vaardig";
/** A name that means more than itself to the server. */
const SPECIAL = /["\s/]|^$/;

/** Names of users in /etc/passwd; the system tells more of them only to its own library. */
async function namesOf(uids: readonly number[]): Promise<string[]> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text
    .split("\n")
    .map((line) => line.split(":"))
    .filter(([name = "", , uid]) => uids.includes(Number(uid || Number.NaN)) && !SPECIAL.test(name))
    .map(([name = ""]) => name);
}

/**
 * Writes who may connect to the server in `pg`: this process's user, root, and whoever the database's files belong to,
 * as the system names the user at the other end of the socket. No one by TCP. Undefined where this process's user has
 * no name to go by: the socket's folder, which no other user may enter, then guards alone.
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
