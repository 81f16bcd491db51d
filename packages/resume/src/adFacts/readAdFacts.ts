import { type AdLine, toAdLines } from "../ads/adLines.ts";
import { toAdText } from "../ads/adText.ts";
import type { AdFact } from "./adFact.ts";
import { applyByOf } from "./applyBy.ts";
import { footerStart } from "./footerStart.ts";
import { hoursFromOf, hoursOf } from "./hours.ts";
import { placeOf } from "./place.ts";
import { type SalaryRange, salaryOf } from "./salary.ts";
import { startDateOf } from "./startDate.ts";
import { searchedTitlesIn, titlesOf } from "./titles.ts";

/** What an ad says of the job beside what it asks for; null where it does not say. */
export interface AdFacts {
  /** Job titles that it may be for, the likeliest first. */
  titles: AdFact<string>[];
  /** Titles that it says in a sentence to look for. */
  sought: string[];
  location: AdFact<string> | null;
  /** A week: the most that it names. */
  hours: AdFact<number> | null;
  /** The fewest of a range of hours a week; null where it names one number. */
  hoursFrom: AdFact<number> | null;
  /** Euros a month. */
  salary: AdFact<SalaryRange> | null;
  /** YYYY-MM-DD. */
  start: AdFact<string> | null;
  /** YYYY-MM-DD: the last day to apply. */
  applyBy: AdFact<string> | null;
  /** The words of the job without markup, a line each, list items with "• ". */
  text: string;
}

/** Lines among which the title stands, with what is told beside it. */
const HEAD = 8;

/**
 * Reads title, place, hours, salary, first day and last day to apply from a job ad: plain text, a pasted web page or
 * HTML. `isJob` knows names of jobs; `today` (YYYY-MM-DD) completes a last day without a year.
 */
export function readAdFacts(
  source: string,
  isJob: (title: string) => boolean,
  today = new Date().toISOString().slice(0, 10),
): AdFacts {
  const page = toAdLines(toAdText(source).text);
  const all = page.slice(0, footerStart(page, isJob));
  const lines = all.map(({ text }) => text.trim()).filter((text) => text !== "");
  const items = new Set(all.filter(({ isBullet }) => isBullet).map(({ text }) => text.trim()));
  const titles = titlesOf(lines, isJob, items);
  const title = lines.indexOf(titles[0]?.words ?? "");
  const head = lines.slice(Math.max(0, title), Math.max(0, title) + HEAD);
  return {
    titles,
    sought: searchedTitlesIn(lines, isJob).map(({ value }) => value),
    location: placeOf(lines, head),
    hours: hoursOf([...head, ...lines]),
    hoursFrom: hoursFromOf([...head, ...lines]),
    salary: salaryOf(lines),
    start: startDateOf(lines),
    applyBy: applyByOf(lines, today),
    text: asText(ofJob(all, titles[0]?.words)),
  };
}

/** The lines of the job alone: from its title. */
function ofJob(lines: readonly AdLine[], title: string | undefined): AdLine[] {
  const from = lines.findIndex(({ text }) => text.trim() === title);
  return lines.slice(Math.max(0, from));
}

function asText(lines: readonly AdLine[]): string {
  return lines
    .map(({ text, isBullet, gapBefore }, at) => {
      const line = isBullet ? `• ${text}` : text;
      const isApart = gapBefore && at > 0 && !(isBullet && lines[at - 1]?.isBullet);
      return isApart ? `\n${line}` : line;
    })
    .join("\n");
}
