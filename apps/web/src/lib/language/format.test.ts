import { describe, expect, it } from "vitest";
import { formatFor } from "./format.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const en = formatFor("en");
const nl = formatFor("nl");

describe("formatFor", () => {
  it("shows a calendar day as that day everywhere", () => {
    expect(en.date("2026-03-01")).toBe("1 Mar 2026");
    expect(nl.date("2026-03-01")).toBe("1 mrt 2026");
    expect(en.weekday("2026-03-01")).toBe("Sunday 1 March");
    expect(nl.weekday("2026-03-01")).toBe("zondag 1 maart");
  });

  it("writes numbers, shares and money by language", () => {
    expect(en.number(10_000)).toBe("10,000");
    expect(nl.number(10_000)).toBe("10.000");
    expect(plain(nl.money(52_000))).toBe("€ 52.000");
    expect(plain(en.percent(0.846))).toBe("85%");
  });

  it("joins lists with the language's words", () => {
    expect(en.list(["SQL", "Python", "R"])).toBe("SQL, Python and R");
    expect(nl.list(["SQL", "R"], "disjunction")).toBe("SQL of R");
  });

  it.each([
    ["2026-03-08T12:00:00Z", "3 days ago"],
    ["2026-03-10T12:00:00Z", "yesterday"],
    ["2026-03-11T14:00:00Z", "in 2 hours"],
    ["2026-03-11T11:59:50Z", "now"],
    ["2026-02-10T12:00:00Z", "4 weeks ago"],
    ["2026-01-14T12:00:00Z", "2 months ago"],
    ["2024-03-01T12:00:00Z", "2 years ago"],
  ])("says how far %s is", (moment, words) => {
    expect(en.relative(moment, Date.parse("2026-03-11T12:00:00Z"))).toBe(words);
  });

  it("names languages in the reader's", () => {
    expect(nl.languageName("de")).toBe("Duits");
  });
});
