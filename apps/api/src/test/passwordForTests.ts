import { hashPassword } from "../platform/session/passwordHash.ts";

/** Password of people made for a test. */
export const PASSWORD_FOR_TESTS = "Welcome-2026!";

let hash: Promise<string> | undefined;

/** Its hash at the lowest price argon2id allows, computed once. */
export function passwordForTests(): Promise<string> {
  hash ??= hashPassword(PASSWORD_FOR_TESTS, { memory: 8, passes: 1, parallelism: 1 });
  return hash;
}
