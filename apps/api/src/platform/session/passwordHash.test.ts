import { expect, test } from "vitest";
import { deriveArgon2id } from "./argon2.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";

const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

test("a password is stored as argon2id with OWASP's parameters and its own salt", async () => {
  const [one, two] = [await hashPassword("Kanaal-brug-7"), await hashPassword("Kanaal-brug-7")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword("Kanaal-brug-7", one)).toBe(true);
  expect(await verifyPassword("Kanaal-brug-8", one)).toBe(false);
});

test("without a hash nothing is right", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("Kanaal-brug-7", undefined)).toBe(false);
});

test("the same accent typed in two ways is the same password", async () => {
  const hash = await hashPassword("Caf\u00e9-brug-7", CHEAP);
  expect(await verifyPassword("Cafe\u0301-brug-7", hash)).toBe(true);
});

test("known answer of argon2id", async () => {
  const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await verifyPassword("password", hash)).toBe(true);
  await expect(verifyPassword("password", "$2b$10$x")).rejects.toThrow("not argon2id");
});

test("two run, two hundred wait, the rest has to retry later", async () => {
  const salt = Buffer.alloc(16);
  const all = Array.from({ length: 210 }, () => deriveArgon2id("x", salt, CHEAP));
  const settled = await Promise.allSettled(all);
  const refused = settled.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: "too_busy", retryAfter: 5 });
  expect((await deriveArgon2id("x", salt, CHEAP)).length).toBe(32);
});
