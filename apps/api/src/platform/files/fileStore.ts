import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../http/appError.ts";

/** Where the bytes of files are kept, under generated names. */
export interface FileStore {
  /** Stores bytes and answers the key they are found under. Throws `too_busy` where there is no room. */
  put(companyId: string, bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Uint8Array>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Removes what servers that were killed left half written. */
  tidy(): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;
/** Folder of what is being written. */
const PARTS = ".parts";
/** Nothing is written for an hour. */
const ABANDONED_MS = 3_600_000;

/** No room on the disk or of the quota, a disk that takes no writes any more, too many open files. */
const NO_ROOM = ["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE"];
/** Seconds after which someone may have made room. */
const ROOM_AGAIN = 60;

function refusal(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !NO_ROOM.includes(code)) return error;
  return new AppError("too_busy", { cause: error, retryAfter: ROOM_AGAIN });
}

/** Writes a new file, which is on the disk when this resolves. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Keeps files on disk below `root`, each written aside and renamed so that none is half there. */
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
