import { describe, expect, it } from "vitest";
import { isNegated } from "./negation.ts";

function negated(text: string, word = "Python"): boolean {
  const start = text.indexOf(word);
  return isNegated(text, start, start + word.length);
}

describe("isNegated", () => {
  it.each([
    "No experience with Python",
    "I have no prior knowledge of Java or Python.",
    "Not yet familiar with Python",
    "I have never worked with Python",
    "Interested in learning Python",
    "I would like to learn Python",
    "Python: none",
    "I do not code in Python",
    "Don't do: pentesting, Python for a living",
    "Geen ervaring met Python",
    "Zonder kennis van Python",
    "Ik wil graag Python leren",
    "Ik wil graag leren werken met Python",
    "Geïnteresseerd in Python",
    "Ik zou me in Python willen verdiepen",
    "Nog niet gewerkt met Python",
    "Liever geen Python",
    "Python kan ik niet.",
    "Python heeft hij nog niet gedaan, wel Java",
    "C and Python I have not been trained in",
    "Python is not for me",
    "Python hoeft voor mij niet",
    "Certificaat Python verlopen",
    "Python (2012, not renewed)",
    "I am looking for a role with more Python",
    "Op zoek naar een functie met Python",
    "A Python script that a friend maintains",
    "Vacature: Python-ontwikkelaar",
  ])("excludes: %s", (text) => {
    expect(negated(text)).toBe(true);
  });

  it.each([
    "Experience with Python",
    "No experience with Java, but five years of Python",
    "Geen ervaring met Java, maar wel met Python",
    "I have no experience with Java. Python is my main language.",
    "No experience with Java, strong in Python",
    "Not only Java but Python",
    "I teach Python and would like to learn Rust",
    "Ervaring met Python; wil graag Rust leren",
    "Zonder moeite Python geschreven",
    "Python, Java; Excel kan ik niet",
    "Geen dag zonder code; Python elke dag",
    "I do not like Java. Python I like",
  ])("keeps: %s", (text) => {
    expect(negated(text)).toBe(false);
  });
});
