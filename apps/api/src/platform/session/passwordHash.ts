import { randomBytes, timingSafeEqual } from "node:crypto";
import { type Argon2Price, deriveArgon2id } from "./argon2.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const PRICE: Argon2Price = { memory: 19_456, passes: 2, parallelism: 1 };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash of no password: verified when there is no account, so that the response takes the same time. */
const NOBODY = `$argon2id$v=19$m=${PRICE.memory},t=${PRICE.passes},p=${PRICE.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`;

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/** Normalizes accents: typed as one character or two they are the same password. */
const normal = (password: string) => password.normalize("NFC");

/** Hashes a password as a PHC string. A cheaper `price` is for test data only. */
export async function hashPassword(password: string, price: Argon2Price = PRICE): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveArgon2id(normal(password), salt, price);
  return `$argon2id$v=19$m=${price.memory},t=${price.passes},p=${price.parallelism}$${base64(salt)}$${base64(key)}`;
}

/** Returns whether the password matches the hash; without a hash it takes as long and returns false. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", expected = ""] = PHC.exec(hash ?? NOBODY) ?? [];
  if (!memory || !passes || !parallelism) throw new TypeError("stored password hash is not argon2id");
  const price = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const key = await deriveArgon2id(normal(password), Buffer.from(salt, "base64"), price);
  const stored = Buffer.from(expected, "base64");
  return stored.length === key.length && timingSafeEqual(stored, key) && Boolean(hash);
}
