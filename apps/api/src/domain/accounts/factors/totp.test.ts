import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { isForSkewedClock, makeTotpSecret, totpCodeAt, totpStep, totpUri } from "./totp.ts";

/** The secret and times of RFC 6238, appendix B, whose last six digits are ours. */
const RFC = Secret.fromUTF8("12345678901234567890").base32;

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s, as RFC 6238 says", (second, code) => {
  expect(totpCodeAt(RFC, second * 1_000)).toBe(code);
  expect(totpStep(RFC, code, second * 1_000)).toBe(Math.floor(second / 30));
});

test("a code counts in its own step and the ones beside it, and no longer", () => {
  const secret = makeTotpSecret();
  const now = 1_800_000_000_000;
  const step = now / 30_000;
  for (const off of [-1, 0, 1])
    expect(totpStep(secret, totpCodeAt(secret, now + off * 30_000), now)).toBe(step + off);
  for (const off of [-2, 2]) {
    const code = totpCodeAt(secret, now + off * 30_000);
    expect(totpStep(secret, code, now)).toBeUndefined();
    expect(isForSkewedClock(secret, code, now)).toBe(true);
  }
  expect(isForSkewedClock(secret, totpCodeAt(secret, now + 3_600_000), now)).toBe(false);
});

test("the address to scan names product, person and secret", () => {
  const address = new URL(totpUri(RFC, "anna@mail.example"));
  expect(address.protocol + decodeURIComponent(address.pathname)).toContain("Vaardig:anna@mail.example");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: "Vaardig", secret: RFC });
});
