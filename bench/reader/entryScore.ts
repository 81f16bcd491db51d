import type { ParsedResume } from "@vaardig/resume/parseResume";
import type { YearMonth } from "@vaardig/resume/sections/dates";
import type { GoldResume } from "./corpus.ts";
import { isSameName } from "./names.ts";

/** Comparison of entries of one kind, with display lines for wrong and missed ones. */
export interface EntryScore {
  right: number;
  wrong: string[];
  missed: string[];
}

const monthText = (at: YearMonth | null | undefined): string | null =>
  at ? `${at.year}${at.month === null ? "" : `-${String(at.month).padStart(2, "0")}`}` : null;

/** A date is correct when value and precision equal the gold date. */
const isSameDate = (gold: string | null | undefined, read: string | null) => (gold ?? null) === read;

function compare<Gold, Read>(
  gold: readonly Gold[],
  read: readonly Read[],
  isSame: (gold: Gold, read: Read) => boolean,
): EntryScore {
  const left = [...read];
  const missed: Gold[] = [];
  for (const entry of gold) {
    const at = left.findIndex((one) => isSame(entry, one));
    if (at < 0) missed.push(entry);
    else left.splice(at, 1);
  }
  return {
    right: gold.length - missed.length,
    wrong: left.map((entry) => JSON.stringify(entry)),
    missed: missed.map((entry) => JSON.stringify(entry)),
  };
}

function jobs(parsed: ParsedResume, gold: GoldResume): EntryScore {
  const read = parsed.experience.map(({ title, organisation, period }) => ({
    title,
    employer: organisation,
    from: monthText(period?.start),
    to: period?.current ? null : monthText(period?.end),
  }));
  return compare(
    gold.jobs,
    read,
    (job, one) =>
      isSameName(job.title, one.title) &&
      isSameName(job.employer, one.employer) &&
      isSameDate(job.from, one.from) &&
      isSameDate(job.to, one.to),
  );
}

function education(parsed: ParsedResume, gold: GoldResume): EntryScore {
  const read = parsed.education.map(({ degree, institution, period }) => ({
    title: degree,
    institution,
    from: monthText(period?.start),
    to: period?.current ? null : monthText(period?.end),
  }));
  return compare(gold.education, read, (study, one) => {
    // A single year is the end year, and is sometimes labelled as the start too.
    const isSingle = study.from === null || study.from === study.to;
    return (
      isSameName(study.title, one.title) &&
      isSameName(study.institution, one.institution) &&
      (isSingle || isSameDate(study.from, one.from)) &&
      (isSameDate(study.to, one.to) || (study.to === null && one.from === one.to))
    );
  });
}

function languages(parsed: ParsedResume, gold: GoldResume): EntryScore {
  const read = parsed.languages.map(({ code, level }) => ({ code, level: level?.toLowerCase() ?? null }));
  return compare(gold.languages, read, (one, other) => one.code === other.code && one.level === other.level);
}

const drivingLicence =
  /^(?:(?:full|clean|valid|current|uk|eu|geldig)\s+)*(?:rijbewij|driv|führerschein|permis)/iu;

/**
 * Returns whether a driving licence is labelled as a skill only; some documents label it as a certificate,
 * so it counts neither way.
 */
function isLabelledAsSkill(name: string, gold: GoldResume): boolean {
  const isLicence = (one: string) => drivingLicence.test(one);
  return (
    isLicence(name) &&
    gold.skills.some(({ names }) => names.some(isLicence)) &&
    !gold.certificates.some((one) => isLicence(one.name))
  );
}

function certificates(parsed: ParsedResume, gold: GoldResume): EntryScore {
  const own = parsed.certificates.filter(({ name }) => !isLabelledAsSkill(name, gold));
  const read = own.map(({ name, issuer, number, issued, expires }) => ({
    name,
    issuer,
    number,
    issued: monthText(issued),
    expires: monthText(expires),
  }));
  return compare(
    gold.certificates,
    read,
    (one, other) =>
      isSameName(one.name, other.name) &&
      (!one.number || isSameName(one.number, other.number)) &&
      (!one.issuer || isSameName(one.issuer, other.issuer) || isSameName(one.name, one.issuer)) &&
      isSameDate(one.issued?.slice(0, 7), other.issued) &&
      isSameDate(one.expires?.slice(0, 7), other.expires),
  );
}

const one = (isRight: boolean, gold: unknown, read: unknown): EntryScore => ({
  right: isRight ? 1 : 0,
  wrong: isRight || read === "" ? [] : [JSON.stringify(read)],
  missed: isRight || gold === null ? [] : [JSON.stringify(gold)],
});

export const ENTRY_KINDS = [
  "jobs",
  "education",
  "languages",
  "certificates",
  "headline",
  "location",
  "links",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Compares everything read from a résumé, except skills, with its gold labels. */
export function scoreEntries(parsed: ParsedResume, gold: GoldResume): Record<EntryKind, EntryScore> {
  const { headline, location, links } = parsed.person;
  return {
    jobs: jobs(parsed, gold),
    education: education(parsed, gold),
    languages: languages(parsed, gold),
    certificates: certificates(parsed, gold),
    headline: one(isSameName(gold.headline, headline), gold.headline, headline),
    location: one(isSameName(gold.location, location), gold.location, location),
    links: compare(gold.links ?? [], links, isSameName),
  };
}
