import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

describe("languages that an ad asks for", () => {
  it.each([
    ["You speak English and German.", ["English", "German"]],
    ["Beheersing van de Nederlandse en Engelse taal", ["Dutch", "English"]],
    ["Je spreekt voldoende Nederlands om elkaar te begrijpen", ["Dutch 3"]],
    ["Kennis van het Frans is vereist", ["French must"]],
    ["You write in Dutch", ["Dutch"]],
    ["Talen: Nederlands, Engels", ["Dutch", "English"]],
    ["German C1", ["German 4"]],
    ["Engels is een pre", ["English plus"]],
    ["Je bent Engelstalig of spreekt goed Duits", ["English", "German 3"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });

  it.each([
    "Je adviseert Nederlandse en Duitse klanten.",
    "You help Dutch customers.",
    "You know the German market.",
    "Je werkt voor een Frans bedrijf.",
    "You apply Dutch law.",
    "Je richt je op de Nederlandse markt.",
    "You have texts translated into German and French.",
    "Je laat teksten vertalen naar het Duits en Frans.",
  ])("names a country, not a language: %s", (text) => {
    expect(askedOf(text)).toEqual([]);
  });
});
