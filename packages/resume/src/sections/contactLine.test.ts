import { describe, expect, it } from "vitest";
import { isPersonalLine } from "./contactLine.ts";

describe("isPersonalLine", () => {
  it.each([
    "robin@example.com",
    "+31 6 1234 5678",
    "Geboortedatum: 1 mei 1980",
    "linkedin.com/in/robin",
    "Gender\tX",
  ])("knows %s", (text) => {
    expect(isPersonalLine(text)).toBe(true);
  });

  it.each([
    "Data analyst 03/2015 - 12/2018",
    "Cook 03-2015 - 12-2018",
    "Python, SQL",
    "Address management",
    "2015 - 2018 | 2019 - 2021",
  ])("leaves %s", (text) => {
    expect(isPersonalLine(text)).toBe(false);
  });
});
