import { foldKeepingPlaces } from "../ads/fold.ts";
import { headingOf } from "../ads/headings.ts";
import { looksLikeOrganisation, looksLikeRole } from "../sections/headlineWords.ts";
import type { AdFact } from "./adFact.ts";

/** Longer lines are sentences. */
const LONGEST = 90;
const MAX_WORDS = 7;
const lead =
  /^(?:vacature|functie(?:titel|naam)?|job(?: title)?|position|role|titel|job opening|vacancy|stelle(?:nangebot)?|poste|offre d['’]emploi|stanowisko|oferta pracy|we(?:'re| are) hiring|gezocht|wanted)(?:\s*[:!|]|\s+[–-])\s*|^(?:vacature|gezocht|wanted)\s+(?=\p{L}+(?:\s+\p{L}+){0,4}(?:[,(|–]|$))/iu;
/** "Brouwerij De Halve Maan zoekt een BROUWER", as a headline. */
const seeks =
  /^[^.!?:]{2,60}?\s(?:zoekt|zoeken|seeks|is (?:looking for|hiring|seeking)|is op zoek naar)\s+(?:(?:per direct|nu|een|an?|our next|onze nieuwe)\s+)+/iu;
/** "Dierentuin zoekt dierverzorger": a headline without an article. */
const seeksBare = /^[^.!?:]{2,60}?\s(?:zoekt|zoeken|seeks)\s+(?=\p{L})/iu;
const sought =
  /(?:(?:zoeken|zoekt|zoek)(?: (?:wij|we|naar|per direct|dan ook|nu))*(?: op zoek naar)?|op zoek naar|looking for|hiring|seeking|recruiting|need)\s+(?:een|an?|our next|onze nieuwe)\s+(?:(?:enthousiaste|ervaren|gedreven|nieuwe|leergierige|vrolijke|ambitieuze|zelfstandige|handige|leuke|fijne|goede|passionate|experienced|talented|motivated|new|driven)(?:,| en| and)?\s+)*([\p{L}][\p{L}\p{N}'’&/+#.-]*(?:\s+[\p{L}\p{N}&/+#-]+){0,4})/iu;
const suffix =
  /\s*(?:[-–—|·•@(,]|\bin\b|\bat\b|\bbij\b|\bvoor\b|\bper\b)\s*(?:\d|€|m\/v|v\/m|m\/f|f\/m|w\/m|d\/|fte|full|part|remote|hybri|regio|schaal|\p{Lu}|dagritten|per|0,).*$/u;
const page =
  /^(?:home|vacatures?|jobs?|careers?|werken bij|menu|zoeken|search|cookies?|skip|inloggen|log in)\b/iu;

/** Sentences, calls, requirements and addresses. */
const noTitle = /[.!?→:”]$|^\d|@\S+\.|\b(?:diploma|ervaring|experience|years?|jaar|je|jij|you|wij|we)\b/iu;

/** "Wetland ranger (m/f/d)": what is written so is a job, whatever it is called. */
const anyGender = /(?<!\p{L})(?:[mvfwhkd]\/){1,3}[mvfwhkdx](?!\p{L})/iu;
/** Lines among which a headline stands. */
const HEAD = 25;
/** Lines among which a title that nothing knows may be the headline. */
const TOP = 3;

/**
 * Job titles that an ad may be for, the likeliest first: its headline, then the title that the ad is looking for.
 * `items` are lines of lists, which name what is asked or done.
 */
export function titlesOf(
  lines: readonly string[],
  isJob: (title: string) => boolean,
  items: ReadonlySet<string> = new Set(),
): AdFact<string>[] {
  const named = lines.slice(0, HEAD).flatMap((line) => {
    const value = titleOfLine(line, isJob);
    return value === null ? [] : [{ value, words: line }];
  });
  const heads = named.filter(({ words }) => !items.has(words));
  const known = distinct([...heads, ...searchedTitlesIn(lines, isJob)]);
  const headline = known.length === 0 ? headlineOf(lines) : null;
  if (headline) return [headline];
  return known.length > 0 ? known : distinct(named);
}

/** Jobs that a text says to look for: "Wij zoeken een bakker". */
export function searchedTitlesIn(
  lines: readonly string[],
  isJob: (title: string) => boolean,
): AdFact<string>[] {
  return lines.flatMap((line) => {
    const match = sought.exec(line);
    const value = match?.[1] ? tidy(untilVerb(match[1])) : "";
    return match && isTitle(value, isJob) ? [{ value, words: match[0] }] : [];
  });
}

/** The job title that a line is, without what stands beside it; null where the line is none. */
export function titleOfLine(line: string, isJob: (title: string) => boolean): string | null {
  const value = shortLine(line);
  const isSaid = isLabelled(line) || anyGender.test(line);
  if (value !== null && (isSaid || isTitle(value, isJob)))
    // "Benefits" is no job, however alike the name of one is.
    return isSaid || headingOf(foldKeepingPlaces(line), false) === null ? value : null;
  const sought = shortLine(line.replace(seeksBare, ""));
  return sought !== null && seeksBare.test(line) && isTitle(sought, isJob) ? sought : null;
}

/** Whether a line says itself that it is the title: "Vacature: …". */
export const isLabelled = (line: string): boolean => lead.test(line);

function isTitle(words: string, isJob: (title: string) => boolean): boolean {
  if (words === "" || isJob(words)) return words !== "";
  // "Verzorgende IG, woongroep De Wilg" is no group, and a "farm manager" no farm.
  const [bare = ""] = words.split(/,|\s[–-]\s/);
  const last = bare.split(" ").at(-1) ?? "";
  return looksLikeRole(bare) && (!looksLikeOrganisation(bare) || looksLikeRole(last));
}

/** A line of a few words that is no sentence, without its label and what stands beside the title. */
function shortLine(line: string): string | null {
  const words = line.replace(lead, "").replace(seeks, "").trim();
  if (words === "" || words.length > LONGEST || noTitle.test(words) || page.test(words)) return null;
  const value = tidy(words);
  return value !== "" && value.split(" ").length <= MAX_WORDS ? value : null;
}

/** What an ad begins with, where nothing knows a job of that name; a text of a line or two has no headline. */
function headlineOf(lines: readonly string[]): AdFact<string> | null {
  if (lines.length <= TOP) return null;
  for (const line of lines.slice(0, TOP)) {
    const value = shortLine(line);
    if (value === null || /[:€]/u.test(line) || !/\p{L}{3}/u.test(value)) continue;
    if (headingOf(foldKeepingPlaces(line), false) !== null || looksLikeOrganisation(value)) continue;
    return { value, words: line };
  }
  return null;
}

/** Without hours, place, scale and the like behind it. */
function tidy(words: string): string {
  const bare = words
    // What is in brackets first: a comma in them is none of the title.
    .replace(/\s*\([^)]*\)\s*/g, " ")
    .replace(suffix, "")
    .replace(
      /\s*(?:m\/v(?:\/x)?|[hk]\/[fm]|m\/w(?:\/d)?|\bgezocht|\bwanted|^urgent!*|\p{Extended_Pictographic}|\ufe0f)\s*/giu,
      " ",
    )
    .replace(/[\s,:;–-]+$/u, "")
    .trim();
  return inCase(bare);
}

/** A title as one writes it: not all in capitals, and beginning with one. */
function inCase(title: string): string {
  const lower = title.length > 5 && title === title.toUpperCase() ? title.toLowerCase() : title;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

const stops = new Set("die dat met voor om to who that with for in op bij at of".split(" "));

function untilVerb(words: string): string {
  const all = words.split(/\s+/);
  const end = all.findIndex((word, at) => at > 0 && stops.has(word.toLowerCase()));
  return (end < 0 ? all : all.slice(0, end)).join(" ");
}

/** Each title once, where it stands first. */
function distinct(facts: AdFact<string>[]): AdFact<string>[] {
  const seen = new Set<string>();
  return facts.filter(({ value }) => {
    const isNew = !seen.has(value.toLowerCase());
    seen.add(value.toLowerCase());
    return isNew;
  });
}
