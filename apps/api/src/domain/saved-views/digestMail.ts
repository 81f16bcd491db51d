import type { Band, Language } from "@vaardig/contract/limits";
import type { Digest } from "@vaardig/contract/saved-views/savedViews";
import { composeMail, type WrittenMail } from "../../platform/mail/template.ts";
import { formatDay } from "../candidate-mails/localValues.ts";

/** A job that a search found since its last digest. */
export interface DigestJob {
  name: string;
  department: string | null;
  band: Band | null;
  /** 0–1; null when there is not enough information. */
  score: number | null;
  applyBy: string | null;
  link: string;
}

export interface DigestSection {
  name: string;
  digest: Exclude<Digest, "none">;
  jobs: DigestJob[];
  /** Number of further jobs that are not listed. */
  more: number;
  link: string;
}

interface Values {
  firstName: string;
  sections: DigestSection[];
  /** URL to unsubscribe from digests. */
  unsubscribe: string;
}

const WORDS = {
  en: {
    one: (name: string) => `New job for “${name}”`,
    several: (count: number, name: string) => `${count} new jobs for “${name}”`,
    searches: (count: number) => `${count} new jobs in your saved searches`,
    hello: (name: string) => `Hello ${name},`,
    since: (count: number) => (count === 1 ? "This job is new:" : "These jobs are new:"),
    bands: {
      very_high: "Very high match",
      high: "High match",
      moderate: "Moderate match",
      low: "Low match",
      very_low: "Very low match",
    },
    until: (day: string) => `apply by ${day}`,
    more: (count: number) => `And ${count} more:`,
    all: "See all jobs for this search:",
    rhythm: { daily: "every day", weekly: "every week" },
    why: (rhythm: string) =>
      `You get this email because you saved a search and chose to hear about new jobs ${rhythm}. You can change that in your saved searches.`,
    stop: "No more emails about saved searches:",
  },
  nl: {
    one: (name: string) => `Nieuwe vacature voor “${name}”`,
    several: (count: number, name: string) => `${count} nieuwe vacatures voor “${name}”`,
    searches: (count: number) => `${count} nieuwe vacatures in je opgeslagen zoekopdrachten`,
    hello: (name: string) => `Hallo ${name},`,
    since: (count: number) => (count === 1 ? "Deze vacature is nieuw:" : "Deze vacatures zijn nieuw:"),
    bands: {
      very_high: "Zeer hoge match",
      high: "Hoge match",
      moderate: "Redelijke match",
      low: "Lage match",
      very_low: "Zeer lage match",
    },
    until: (day: string) => `solliciteren tot en met ${day}`,
    more: (count: number) => `En nog ${count}:`,
    all: "Bekijk alle vacatures van deze zoekopdracht:",
    rhythm: { daily: "elke dag", weekly: "elke week" },
    why: (rhythm: string) =>
      `Je krijgt deze e-mail omdat je een zoekopdracht hebt opgeslagen en ${rhythm} bericht wilt over nieuwe vacatures. Dat pas je aan bij je opgeslagen zoekopdrachten.`,
    stop: "Geen e-mails meer over opgeslagen zoekopdrachten:",
  },
};

function jobLines({ name, department, band, score, applyBy, link }: DigestJob, language: Language): string {
  const words = WORDS[language];
  const match = band && score !== null ? `${words.bands[band]} (${Math.round(score * 100)}%)` : null;
  const until = applyBy && words.until(formatDay(applyBy, language));
  return `${[name, department, match, until].filter(Boolean).join(" · ")}\n${link}`;
}

/**
 * Builds the email about new jobs in a person's saved searches, in their language; each job with its score if
 * there is one.
 */
export function digestMail(language: Language, { firstName, sections, unsubscribe }: Values): WrittenMail {
  const words = WORDS[language];
  const [first] = sections;
  const count = sections.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0);
  const name = first?.name ?? "";
  const subject =
    sections.length > 1 ? words.searches(count) : count === 1 ? words.one(name) : words.several(count, name);
  const parts = sections.flatMap((section) => [
    `“${section.name}”`,
    ...section.jobs.map((job) => jobLines(job, language)),
    `${section.more > 0 ? words.more(section.more) : words.all}\n${section.link}`,
  ]);
  const rhythm =
    words.rhythm[sections.every(({ digest }) => digest === "daily") ? "daily" : (first?.digest ?? "weekly")];
  return composeMail(
    subject,
    words.hello(firstName),
    words.since(count),
    ...parts,
    words.why(rhythm),
    `${words.stop}\n${unsubscribe}`,
  );
}
