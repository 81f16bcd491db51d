import { expect, test } from "vitest";
import { normalizeText, tokenize } from "./tokenize.ts";

test.each([
  ["  Data-Analysis ", "data analysis"],
  ["Coördinatie & café’s", "coordinatie cafes"],
  ["C# / C++ / .NET", "c# c++ .net"],
  ["ASP.NET, Node.js.", "asp net node js"],
  ["driver's licence", "drivers licence"],
  ["Straße Œuvre Søren", "strasse oeuvre soren"],
  ["5+ jaar, wifi+bluetooth", "5 jaar wifi bluetooth"],
  ["IJsbereiding ĳs", "ijsbereiding ijs"],
  ["(C#)", "c#"],
  ["…!", ""],
])("%j reads as %j", (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test("says where each word stands in the text as it was written", () => {
  const text = "Ik ken C#, en België.";
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Ik",
    "ken",
    "C#",
    "en",
    "België",
  ]);
});
