import { newPassword } from "@vaardig/contract/fields";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordRules } from "./passwordRules.ts";

const unmet = (typed: string) =>
  passwordRules(typed)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);

describe("passwordRules", () => {
  it.each([
    ["", ["length", "capital", "small", "number", "special"]],
    ["welkom", ["length", "capital", "number", "special"]],
    ["Welkom-2026", []],
    ["Welkom2026", ["special"]],
    ["Welkom 2026", ["special"]],
    ["WELKOM-2026", ["small"]],
    ["Welkom-Welkom", ["number"]],
    ["Wk-2026", ["length"]],
    ["Welkom-2026-Welkom-2026", ["length"]],
  ])("of %j leaves %j open", (typed, open) => {
    expect(unmet(typed)).toEqual(open);
  });

  it("ticks everything exactly when the contract accepts the password", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24, unit: fc.constantFrom(..."aZ3! é") }), (typed) => {
        expect(unmet(typed).length === 0).toBe(newPassword.safeParse(typed).success);
      }),
    );
  });
});
