import fc from "fast-check";
import { expect, test } from "vitest";
import { diffTexts, type TextPart } from "./diffTexts.ts";

const LONG = Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ");

test("what was put in, taken out or said otherwise, with the words around it", () => {
  expect(diffTexts("You work in Emmen.", "You work in Groningen.")).toEqual([
    { kind: "same", text: "You work in " },
    { kind: "gone", text: "Emmen. " },
    { kind: "new", text: "Groningen." },
  ]);
  expect(diffTexts("", "New text")).toEqual([{ kind: "new", text: "New text" }]);
  expect(diffTexts(LONG, `${LONG} added`)).toEqual([
    { kind: "same", text: "… w30 w31 w32 w33 w34 w35 w36 w37 w38 w39 " },
    { kind: "new", text: "added" },
  ]);
  expect(diffTexts(`${LONG} end`, LONG).at(-1)).toEqual({ kind: "gone", text: "end" });
});

test("a few words that stay between changes are part of them", () => {
  expect(diffTexts("a b c d e", "x b y d z")).toEqual([
    { kind: "gone", text: "a b c d e " },
    { kind: "new", text: "x b y d z" },
  ]);
});

const text = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 8 });
const wordsIn = (parts: TextPart[], kind: TextPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .flatMap((part) => part.text.split(/\s+/))
    .filter(Boolean)
    .join(" ");

test("both texts can be read from it", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffTexts(before.join(" "), after.join(" "));
      expect(wordsIn(parts, "new")).toBe(before.join(" "));
      expect(wordsIn(parts, "gone")).toBe(after.join(" "));
    }),
  );
});
