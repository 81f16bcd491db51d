import { expect, test } from "vitest";
import { type Claims, VerifiedTokens } from "./verifiedTokens.ts";

const claims: Claims = {
  sub: "person",
  jti: "session",
  aud: "vaardig",
  iss: "vaardig",
  user: { company_id: "company" },
  exp: 1_000,
};

test("a token is known until it expires, to the millisecond, and not after", () => {
  const tokens = new VerifiedTokens();
  expect(tokens.get("token", 0)).toBeUndefined();
  tokens.add("token", claims);
  expect(tokens.get("token", 999_999)).toBe(claims);
  expect(tokens.get("token", 1_000_000)).toBeUndefined();
  expect(tokens.get("token", 0)).toBeUndefined();
});

test("another token is not known, however much alike", () => {
  const tokens = new VerifiedTokens();
  tokens.add("token", claims);
  expect(tokens.get("toke", 0)).toBeUndefined();
  expect(tokens.get("token ", 0)).toBeUndefined();
});

test("a token that never expires is verified each time", () => {
  const tokens = new VerifiedTokens();
  tokens.add("token", { ...claims, exp: undefined as unknown as number });
  expect(tokens.get("token", 0)).toBeUndefined();
});
