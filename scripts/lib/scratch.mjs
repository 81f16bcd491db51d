import { access, chmod, constants, mkdtemp, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "vaardig-tests-";
/** Bytes that must be free in memory; the tests need about a quarter of it. */
const ROOM = 4 * 1024 ** 3;

/**
 * Calls `work` with a folder for temporary test files and removes it afterwards. The folder is in memory
 * when there is room: on ext4, allocation near recently deleted files takes a fifth of the time of tests
 * that create and drop hundreds of databases.
 */
export async function withScratch(work) {
  await removeLeftovers();
  const base = (await isFit(MEMORY)) ? MEMORY : tmpdir();
  const folder = await mkdtemp(join(base, `${PREFIX}${process.pid}-`));
  try {
    // As permissive as /tmp, because the database runs as another user when this process is root.
    await chmod(folder, 0o1777);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns whether the folder has room and allows execution. */
async function isFit(folder) {
  const probe = join(folder, `${PREFIX}probe-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM) return false;
    await writeFile(probe, "", { mode: 0o755 });
    await access(probe, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Removes the memory of interrupted earlier runs. */
async function removeLeftovers() {
  const names = await readdir(MEMORY).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (!pid || isRunning(pid)) continue;
    await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
