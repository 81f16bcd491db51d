import { randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncPath } from "./initialiseCluster.ts";
import { canReach, chooseOwner, listTree, type Owner } from "./owner.ts";

/** The location and user of a database: `home` contains the folder `pg`. */
export interface Placement {
  home: string;
  owner: Owner | undefined;
}

const NOTE = "database-location.txt";

/** Creates the data directory, traversable when root creates it, and returns its real path. */
export async function makeDataDir(dataDir: string): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const made = await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  if (made && isRoot) await chmod(dataDir, 0o711);
  return realpath(dataDir);
}

/**
 * Returns where the database is stored. It is the data directory, unless root runs this process and the
 * unprivileged user cannot get there (a home folder of mode 700): then a folder below `systemDir`, which a
 * note in the data directory names. A database that was in the data directory is moved there.
 */
export async function placeCluster(
  dataDir: string,
  systemDir: string,
  log: (line: string) => void,
): Promise<Placement> {
  const inPlace = join(dataDir, "pg");
  const noted = await readFile(join(dataDir, NOTE), "utf8").then(
    (text) => text.trim().split("\n").at(-1),
    () => undefined,
  );
  const owner = await chooseOwner([...(noted ? [join(noted, "pg")] : []), inPlace, dataDir]);
  if (noted) {
    if (owner) await makeHome(noted);
    if (owner && (await exists(inPlace))) await move(inPlace, noted, log);
    return { home: noted, owner };
  }
  if (owner) await letPass(dataDir, owner);
  if (!owner || (await canReach(dataDir, owner))) return { home: dataDir, owner };
  const home = join(systemDir, `database-${randomBytes(6).toString("hex")}`);
  // The note comes first: a kill between the two steps must leave nothing that the next start cannot find.
  await writeNote(dataDir, home);
  await makeHome(home);
  log(`The database goes to ${home}: its user (uid ${owner.uid}) cannot enter ${dataDir}.`);
  if (await exists(inPlace)) await move(inPlace, home, log);
  return { home, owner };
}

/** Makes a data directory that only root may enter traversable, for the database's group only. */
async function letPass(dataDir: string, owner: Owner): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o077) !== 0 || !(await canReach(dirname(dataDir), owner))) return;
  await chown(dataDir, 0, owner.gid);
  await chmod(dataDir, 0o710);
}

async function writeNote(dataDir: string, home: string): Promise<void> {
  const temporary = join(dataDir, `${NOTE}.${process.pid}`);
  const text = `The database's user cannot enter this folder, so the database is in the folder named below.\n${home}\n`;
  await writeFile(temporary, text, { flush: true });
  await rename(temporary, join(dataDir, NOTE));
  await syncPath(dataDir);
}

async function makeHome(home: string): Promise<void> {
  // Modes are set explicitly: a strict umask would close folders that the database user must pass through.
  if (await mkdir(dirname(home), { recursive: true })) await chmod(dirname(home), 0o755);
  if (await mkdir(home, { recursive: true })) await chmod(home, 0o711);
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function move(from: string, home: string, log: (line: string) => void): Promise<void> {
  const to = join(home, "pg");
  if (await exists(to)) return;
  log(`Moving the database from ${from} to ${to}.`);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const temporary = join(home, `pg.init-${randomBytes(4).toString("hex")}`);
    await cp(from, temporary, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    for (const path of await listTree(temporary)) await syncPath(path);
    await rename(temporary, to);
    await rm(from, { recursive: true, force: true });
  }
  await syncPath(home);
}
