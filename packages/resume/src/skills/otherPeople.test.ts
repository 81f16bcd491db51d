import { describe, expect, it } from "vitest";
import { namesSeveralPeople, namesSomeoneElse } from "./otherPeople.ts";

function someoneElseIn(text: string, name: string, isReworded?: true): boolean {
  const start = text.indexOf(name);
  const spot = { conceptId: "x", label: "operations manager", start, end: start + name.length };
  return namesSomeoneElse(text, isReworded ? { ...spot, isReworded } : spot);
}

describe("jobs of others in a résumé", () => {
  it.each<[string, string, boolean]>([
    ["Reports KPIs to the operations manager", "operations manager", true],
    ["Verzuim samen met de bedrijfsarts", "bedrijfsarts", true],
    ["Operations manager of a depot", "Operations manager", false],
    ["Acted as the operations manager for a year", "operations manager", false],
    ["Kept the warehouse tidy", "warehouse", false],
  ])("%s", (text, name, expected) => expect(someoneElseIn(text, name)).toBe(expected));

  it("takes several of a job for people around", () =>
    expect(someoneElseIn("Hired operations managers", "operations managers", true)).toBe(true));
});

describe("several people of one job", () => {
  it.each<[string, string, boolean]>([
    ["product owner", "product owners", true],
    ["huurdersorganisatie", "huurdersorganisaties", true],
    // The name itself speaks of several, or of no person.
    ["managing contractors", "contractors", false],
    ["smart meter", "smart meters", false],
  ])("of %s in %s", (label, words, expected) =>
    expect(namesSeveralPeople(words, { label, isReworded: true })).toBe(expected),
  );

  it("needs another form than the name has", () =>
    expect(namesSeveralPeople("product owners", { label: "product owner" })).toBe(false));
});
