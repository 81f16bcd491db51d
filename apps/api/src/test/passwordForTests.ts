import { hashPassword } from "../platform/session/passwordHash.ts";

/** Password of people created for tests. */
export const PASSWORD_FOR_TESTS = "Welcome-2026!";

let hash: Promise<string> | undefined;

/** Returns the password's hash at the lowest argon2id cost, computed once. */
export function passwordForTests(): Promise<string> {
  hash ??= hashPassword(PASSWORD_FOR_TESTS, { memory: 8, passes: 1, parallelism: 1 });
  return hash;
}
