import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMON_WORDS } from "./commonPasswords.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

const CONTEXT = ["j.devries", "Jan", "de Vries", "Noordlicht Energie"];

test("well-known words are refused however they are dressed up", () => {
  for (const password of [
    "Password1!",
    "P4ssw0rd!!",
    "P@$$w0rd2026",
    "Welkom2026!",
    "1Welcome-1",
    "Qwerty123!",
    "Zomer2026!!",
    "Wachtwoord1!",
    "Adm1n!2026",
    "Aaaaaaa1!",
    "Vaardig2026!",
  ])
    expect(isCommonPassword(password, []), password).toBe(true);
});

test("the person's and the company's own names are refused", () => {
  for (const password of ["Noordlicht1!", "N00rdl1cht!", "Vries-2026!", "Energie#99ab"])
    expect(isCommonPassword(password, CONTEXT), password).toBe(true);
  expect(isCommonPassword("Noordlicht1!", [])).toBe(false);
});

test("a password with enough of its own is accepted", () => {
  for (const password of ["Kanaal-brug-7", "zomerVogelhuis5!", "tG7#kLm2pQ", "Boot.Lamp.91"])
    expect(isCommonPassword(password, CONTEXT), password).toBe(false);
});

test("no digits and signs around a common word make it acceptable", () => {
  const around = fc.string({ unit: fc.constantFrom(..."2 6.#?*_-&%".replace(" ", "")), maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...COMMON_WORDS), around, around, (word, before, after) =>
      isCommonPassword(`${before}${word.toUpperCase()}${after}`, []),
    ),
  );
});
