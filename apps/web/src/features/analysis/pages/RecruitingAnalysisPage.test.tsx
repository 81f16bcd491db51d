import type { HiringAnalysis } from "@vaardig/contract/analysis/hiringAnalysis";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../analysis.en.json";
import { RecruitingAnalysisPage } from "./RecruitingAnalysisPage.tsx";

const CALL = "GET /analysis/hiring";
const ID = "01890a5d-ac96-774b-bcce-b302099a8051";
const OTHERS = {
  "GET /analysis/hiring/choices": () => ({ departments: [{ id: ID, name: "Grid" }], jobs: [] }),
};
const outcome = { applicants: 9, interviewed: 7, hired: 6, days: 20 };
const analysis: HiringAnalysis = {
  since: "2025-11-24",
  applicants: 9,
  funnel: [
    { step: "Vacancy", reached: 9 },
    { step: "Application", reached: 9 },
    { step: "Interview", reached: 6 },
    { step: "Job offer", reached: 6 },
    { step: "Hired", reached: 3 },
  ],
  stages: [
    { step: "Application", left: 6, median: 7, p90: 11.5 },
    { step: "Job offer", left: 1, median: null, p90: null },
  ],
  sources: [{ source: "careers", ...outcome }],
  departments: [{ department: null, ...outcome, days: null }],
  jobs: [{ job: { id: ID, name: "Fitter" }, ...outcome }],
  jobs_total: 1,
};

const open = (at = "/") => drawPage(RecruitingAnalysisPage, { at }, { analysis: words, list });
const rows = (title: string) =>
  [...document.querySelectorAll("section")]
    .filter((section) => section.querySelector("h2")?.textContent === title)
    .flatMap((section) => [...section.querySelectorAll("tbody tr")])
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("recruiting analysis", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => analysis,
    others: OTHERS,
    failed: words.hiring["load-failed"],
    shown: "3 of 9 applicants were hired",
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("shows each question with a table of its numbers, and medians of few not at all", async () => {
    stubServer({ [CALL]: () => analysis, ...OTHERS });
    screen = await open();
    expect(rows("3 of 9 applicants were hired")).toEqual([
      ["Vacancy", "9", "–", "100%"],
      ["Application", "9", "100%", "100%"],
      ["Interview", "6", "67%", "67%"],
      ["Job offer", "6", "100%", "67%"],
      ["Hired", "3", "50%", "33%"],
    ]);
    expect(rows("Application takes longest: half move on within 7 days")).toEqual([
      ["Application", "6", "7 days", "11.5 days"],
      ["Job offer", "1", words.hiring.few, words.hiring.few],
    ]);
    expect(rows("Most hires came through: Careers page")).toEqual([
      ["Careers page", "9", "7", "6", "67%", "20 days"],
    ]);
    expect(rows("No department has the most applicants: 9")).toEqual([
      [words.hiring.outside, "9", "7", "6", "67%", words.hiring.few],
    ]);
    expect(document.querySelectorAll("[role=img][aria-label]").length).toBe(5);
  });

  test("asks for what the address says, and the address follows the period", async () => {
    const asked = stubServer({ [CALL]: () => analysis, ...OTHERS });
    screen = await open(`/?months=3&job=${ID}`);
    expect(asked.find(({ call }) => call === CALL)?.query).toEqual({
      months: "3",
      job: ID,
      page: "0",
      size: "10",
    });
    await pressNamed("3 months");
    await pressNamed("24 months");
    expect(addressQuery()).toBe(`?months=24&job=${ID}`);
  });

  test("says that no one applied", async () => {
    stubServer({ [CALL]: () => ({ ...analysis, applicants: 0 }), ...OTHERS });
    screen = await open();
    expect(said()).toContain(words.hiring["empty-title"]);
    expect(document.querySelector("table")).toBeNull();
  });

  test("says when no one was hired, and when too few moved to give a time", async () => {
    const none = { ...outcome, hired: 0 };
    stubServer({
      [CALL]: () => ({
        ...analysis,
        stages: [{ step: "Job offer", left: 1, median: null, p90: null }],
        sources: [{ source: "careers", ...none }],
        departments: [],
        jobs_total: 25,
      }),
      ...OTHERS,
    });
    screen = await open();
    expect(said()).toContain(words.hiring["sources-title-none"]);
    expect(said()).toContain(words.hiring["stages-title-few"]);
    expect(said()).not.toContain("has the most applicants");
    await pressNamed("Next page");
    expect(addressQuery()).toBe("?page=1");
  });

  test("names the best source and the slowest stage, whatever their order", async () => {
    stubServer({
      [CALL]: () => ({
        ...analysis,
        stages: [
          { step: "Application", left: 6, median: 2, p90: 3 },
          { step: "Interview", left: 6, median: 9, p90: 10 },
        ],
        sources: [
          { source: "applied", ...outcome, hired: 1 },
          { source: "careers", ...outcome, hired: 4 },
        ],
      }),
      ...OTHERS,
    });
    screen = await open();
    expect(said()).toContain("Most hires came through: Careers page");
    expect(said()).toContain("Interview takes longest: half move on within 9 days");
  });

  test("is narrowed to a department, and cleared; the usual period is no filter", async () => {
    const asked = stubServer({ [CALL]: () => analysis, ...OTHERS });
    screen = await open("/?months=7");
    expect(asked.find(({ call }) => call === CALL)?.query.months).toBe("12");
    expect(findNamed(words.filters.clear)).toBeUndefined();
    await pressNamed(words.filters.departments);
    await act(async () => document.querySelector<HTMLElement>("[role=menuitemcheckbox]")?.click());
    await settle();
    expect(new URLSearchParams(addressQuery()).get("departments")).toBe(JSON.stringify([ID]));
    expect(asked.at(-1)?.query).toEqual({ months: "12", departments: ID, page: "0", size: "10" });
    await pressNamed(words.filters.clear);
    expect(new URLSearchParams(addressQuery()).get("departments")).toBeNull();
  });
});
