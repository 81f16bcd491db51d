import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where the bytes of files are kept, under generated names. */
export interface FileStore {
  /** Stores bytes and answers the key they are found under. */
  put(companyId: string, bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Uint8Array>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Keeps files on disk below `root`, each written beside and renamed so that none is half there. */
export function diskFileStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError("not a file key");
    return join(root, key);
  };
  return {
    async put(companyId, bytes) {
      const name = randomUUID();
      const key = `${companyId}/${createHash("sha256").update(name).digest("hex").slice(0, 2)}/${name}`;
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(`${path}.part`, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return key;
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
