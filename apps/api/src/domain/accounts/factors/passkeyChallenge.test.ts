import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveSecrets } from "../../../platform/secrets.ts";
import { isValidChallenge, makePasskeyChallenge, PASSKEY_MS } from "./passkeyChallenge.ts";

const secrets = deriveSecrets(Buffer.alloc(32, 3));
const purpose = { act: "confirm", boundTo: "a session" } as const;
const NOW = 1_800_000_000_000;
const ask = () => Buffer.from(makePasskeyChallenge(secrets, purpose, NOW)).toString("base64url");

test("a challenge is good for its purpose and its five minutes alone", () => {
  const challenge = ask();
  expect(isValidChallenge(secrets, purpose, challenge, NOW)).toBe(true);
  expect(isValidChallenge(secrets, purpose, challenge, NOW + PASSKEY_MS - 1)).toBe(true);
  expect(isValidChallenge(secrets, purpose, challenge, NOW + PASSKEY_MS)).toBe(false);
  expect(isValidChallenge(secrets, { ...purpose, act: "sign_in" }, challenge, NOW)).toBe(false);
  expect(isValidChallenge(secrets, { ...purpose, boundTo: "another" }, challenge, NOW)).toBe(false);
  expect(isValidChallenge(deriveSecrets(Buffer.alloc(32, 4)), purpose, challenge, NOW)).toBe(false);
  expect(ask()).not.toBe(challenge);
});

test("nothing that was made elsewhere or changed is genuine", () => {
  const challenge = Buffer.from(ask(), "base64url").toString();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: challenge.length - 1 }),
      fc.constantFrom("0", "a", "Z"),
      (at, letter) => {
        const changed = challenge.slice(0, at) + letter + challenge.slice(at + 1);
        fc.pre(changed !== challenge);
        expect(isValidChallenge(secrets, purpose, Buffer.from(changed).toString("base64url"), NOW)).toBe(
          false,
        );
      },
    ),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isValidChallenge(secrets, purpose, text, NOW)).toBe(false);
    }),
  );
});
