import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Keys derived from one root secret, each for one purpose. */
export interface Secrets {
  sessionKey: string;
  botCheckKey: string;
  fileLinkKey: string;
  databasePassword: string;
  /** Hashes personal data (addresses in attempt counters) before it is stored. */
  pepper: string;
  /** Signs the cookies of devices that a person signed in on. */
  deviceKey: string;
  /** Signs unsubscribe links. */
  unsubscribeKey: string;
  /** Encrypts the secrets of authenticator apps. */
  factorKey: string;
  /** Signs passkey challenges. */
  passkeyKey: string;
}

const FILE = "secret";

async function rootSecret(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(randomBytes(32).toString("hex"));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const text = (await readFile(path, "utf8")).trim();
  // A server killed between creating and writing leaves an empty file; no key was derived from it yet.
  if (text.length !== 64) {
    const file = await open(path, "w", 0o600);
    await file.writeFile(randomBytes(32).toString("hex"));
    await file.sync();
    await file.close();
    return rootSecret(dataDir);
  }
  return Buffer.from(text, "hex");
}

function derive(root: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", root, "", `vaardig ${purpose}`, 32)).toString("hex");
}

/** Derives the keys from raw bytes. */
export function deriveSecrets(root: Buffer): Secrets {
  return {
    sessionKey: derive(root, "session"),
    botCheckKey: derive(root, "bot check"),
    fileLinkKey: derive(root, "file link"),
    databasePassword: derive(root, "database"),
    pepper: derive(root, "pepper"),
    deviceKey: derive(root, "known device"),
    unsubscribeKey: derive(root, "unsubscribe"),
    factorKey: derive(root, "second factor"),
    passkeyKey: derive(root, "passkey"),
  };
}

/** Reads the root secret in `DATA_DIR/secret` (mode 600); creates it on the first start. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  return deriveSecrets(await rootSecret(dataDir));
}

/** Returns the SHA-256 in hex, the form in which one-time secrets are stored. */
export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** Returns the HMAC-SHA-256 in base64url. */
export function sign(key: string, value: string): string {
  return createHmac("sha256", key).update(value).digest("base64url");
}

/** Compares two strings in constant time. */
export function equalsInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}
