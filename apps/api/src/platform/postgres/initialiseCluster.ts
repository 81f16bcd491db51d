import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LoggableError } from "../log/loggableError.ts";
import { accountFor, listTree, type Owner } from "./owner.ts";

export interface InitialiseOptions {
  home: string;
  bin: string;
  owner: Owner | undefined;
  /** Requires password sign-in over TCP (Windows); sockets are protected by their folder. */
  passwordFile: string | undefined;
  isDurable: boolean;
  log: (line: string) => void;
}

const MAJOR = "18";

/**
 * Ensures that `<home>/pg` is a complete database directory owned by its user, and returns its path. A new
 * one is created next to it, synced and renamed, so that a kill at any time leaves either nothing or a
 * complete one. Throws when the directory has another version or other content.
 */
export async function initialiseCluster(options: InitialiseOptions): Promise<string> {
  const { home, owner } = options;
  const pg = join(home, "pg");
  await removeUnfinished(home);
  if (!(await isInitialised(pg))) {
    const temporary = join(home, `pg.init-${randomBytes(4).toString("hex")}`);
    await mkdir(temporary, { mode: 0o700 });
    await runInitdb(temporary, options);
    if (options.isDurable) await syncPath(temporary);
    await rename(temporary, pg);
    await syncPath(home);
  }
  const { uid } = await stat(pg);
  const self = process.getuid?.();
  if (owner && uid !== owner.uid) await giveTree(pg, owner);
  if (!owner && self !== undefined && uid !== self) {
    throw new LoggableError(
      `The database in ${pg} belongs to another user (uid ${uid}). Start as that user or as root, ` +
        "or give this start a directory of its own with DATA_DIR.",
    );
  }
  return pg;
}

/**
 * Syncs a file or the entries of a directory to disk; Windows cannot sync a directory and does not need to.
 */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith("pg.init-")) continue;
    // An initdb whose parent was killed may still write there for a moment; the name is never reused.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function isInitialised(pg: string): Promise<boolean> {
  const names = await readdir(pg).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length === 0) return false;
  const version = await readFile(join(pg, "PG_VERSION"), "utf8").catch(() => "");
  if (version.trim() === MAJOR) return true;
  throw new LoggableError(
    version
      ? `The database in ${pg} was made by PostgreSQL ${version.trim()}, and this program brings ${MAJOR}. Restore a backup into an empty DATA_DIR.`
      : `${pg} is not empty and no database. Move it away and start again.`,
  );
}

async function runInitdb(directory: string, options: InitialiseOptions): Promise<void> {
  const { bin, owner, passwordFile, isDurable } = options;
  const account = owner && (await accountFor(owner));
  if (owner && !account) {
    throw new LoggableError(
      "initdb needs an account other than root in /etc/passwd, and there is none. Add one, or set DATABASE_URL.",
    );
  }
  if (account) await chown(directory, account.uid, account.gid);
  const settings = ["-U", "postgres", "-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = [
    "--locale=C",
    "--auth-local=trust",
    `--auth-host=${passwordFile ? "scram-sha-256" : "reject"}`,
  ];
  const args = ["-D", directory, ...settings, ...access, "--no-instructions"];
  if (passwordFile) args.push(`--pwfile=${passwordFile}`);
  if (!isDurable) args.push("--no-sync");
  const child = spawn(join(bin, "initdb"), args, {
    ...account,
    cwd: "/",
    env: plainEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (data) => {
    output += data;
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  if (code !== 0) {
    await rm(directory, { recursive: true, force: true });
    const hint = output.includes("effective user ID")
      ? "\nYour user has no line in /etc/passwd, which initdb needs. Add one, or set DATABASE_URL."
      : "";
    throw new LoggableError(`initdb failed (${code}):\n${output.trim()}${hint}`);
  }
  if (owner && account !== owner) await giveTree(directory, owner);
}

/** Returns the environment for PostgreSQL's programs, without the caller's PG* and locale variables. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|LD_)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}

async function giveTree(path: string, owner: Owner): Promise<void> {
  // The top directory comes last: until it has the new owner, an interrupted change is repeated.
  for (const one of (await listTree(path)).reverse()) await lchown(one, owner.uid, owner.gid);
}
