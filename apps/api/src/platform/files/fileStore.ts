import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../http/appError.ts";

/** Stores the bytes of files under generated names. */
export interface FileStore {
  /** Stores bytes and returns their key. Throws `too_busy` when there is no space. */
  put(companyId: string, bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Uint8Array>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Removes incomplete files left by servers that were killed. */
  tidy(): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;
/** Folder of files being written. */
const PARTS = ".parts";
/** No write takes an hour, so an older part is abandoned. */
const ABANDONED_MS = 3_600_000;

/** Disk full, quota exceeded, read-only disk, too many open files. */
const NO_ROOM = ["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE"];
/** In seconds, for the `Retry-After` header when there is no space. */
const ROOM_AGAIN = 60;

function refusal(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !NO_ROOM.includes(code)) return error;
  return new AppError("too_busy", { cause: error, retryAfter: ROOM_AGAIN });
}

/** Writes a new file and resolves once it is synced to disk. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Stores files on disk below `root`; each is written to a temporary file and renamed, so that none is
 * incomplete.
 */
export function diskFileStore(root: string, write = writeSynced): FileStore {
  const parts = join(root, PARTS);
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError("not a file key");
    return join(root, key);
  };
  return {
    async put(companyId, bytes) {
      const name = randomUUID();
      const key = `${companyId}/${createHash("sha256").update(name).digest("hex").slice(0, 2)}/${name}`;
      const path = pathOf(key);
      const part = join(parts, name);
      try {
        await mkdir(parts, { recursive: true });
        await write(part, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(part, path);
        return key;
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw refusal(error);
      }
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async tidy() {
      const names = await readdir(parts).catch(() => []);
      for (const path of names.map((name) => join(parts, name))) {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
      }
    },
  };
}
