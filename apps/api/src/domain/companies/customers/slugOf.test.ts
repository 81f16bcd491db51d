import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOf } from "./slugOf.ts";

it.each([
  ["Noordlicht Energie", "noordlicht-energie"],
  ["Café “Zélande” & Zn.", "cafe-zelande-and-zn"],
  ["Müller-Lüdenscheidt GmbH", "muller-ludenscheidt-gmbh"],
  ["O'Brien’s Straße", "obriens-strasse"],
  ["  --A--  ", "a"],
  ["日本", "the-company"],
  ["Confirm", "confirm-company"],
])("makes %s %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("makes part of an address of any name", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (name) => {
      expect(slugOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugOf(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
