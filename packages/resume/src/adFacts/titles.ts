import { looksLikeOrganisation, looksLikeRole } from "../sections/headlineWords.ts";
import type { AdFact } from "./adFact.ts";

/** Longer lines are sentences. */
const LONGEST = 90;
const MOST_WORDS = 7;
const lead =
  /^(?:vacature|functie(?:titel|naam)?|job(?: title)?|position|role|titel|job opening|we(?:'re| are) hiring|gezocht|wanted)\s*[:!|–-]\s*/iu;
const sought =
  /(?:(?:zoeken|zoekt|zoek)(?: (?:wij|we|naar|per direct|dan ook|nu))*(?: op zoek naar)?|op zoek naar|looking for|hiring|seeking|recruiting|need)\s+(?:een|an?|our next|onze nieuwe)\s+(?:(?:enthousiaste|ervaren|gedreven|nieuwe|leergierige|vrolijke|ambitieuze|zelfstandige|handige|leuke|fijne|goede|passionate|experienced|talented|motivated|new|driven)(?:,| en| and)?\s+)*([\p{L}][\p{L}\p{N}'’&/+#.-]*(?:\s+[\p{L}\p{N}&/+#-]+){0,4})/iu;
const suffix =
  /\s*(?:[-–—|·•@(,]|\bin\b|\bat\b|\bbij\b|\bvoor\b|\bper\b)\s*(?:\d|€|m\/v|v\/m|m\/f|f\/m|w\/m|d\/|fte|full|part|remote|hybri|regio|schaal|\p{Lu}|dagritten|per|0,).*$/u;
const page =
  /^(?:home|vacatures?|jobs?|careers?|werken bij|menu|zoeken|search|cookies?|skip|inloggen|log in)\b/iu;

/** Sentences, calls, requirements and addresses. */
const noTitle = /[.!?→:”]$|^\d|@\S+\.|\b(?:diploma|ervaring|experience|years?|jaar|je|jij|you|wij|we)\b/iu;

/** Job titles that an ad may be for, the likeliest first: its headline, then whom it says to look for. */
export function titlesOf(lines: readonly string[], isJob: (title: string) => boolean): AdFact<string>[] {
  const isTitle = (words: string) =>
    words !== "" && (isJob(words) || (looksLikeRole(words) && !looksLikeOrganisation(words)));
  const heads = lines.slice(0, 25).flatMap((line) => {
    const words = line.replace(lead, "").trim();
    if (words === "" || words.length > LONGEST || noTitle.test(words) || page.test(words)) return [];
    const value = tidy(words);
    return value.split(" ").length <= MOST_WORDS && isTitle(value) ? [{ value, words: line }] : [];
  });
  const spoken = lines.flatMap((line) => {
    const match = sought.exec(line);
    const value = match?.[1] ? tidy(untilVerb(match[1])) : "";
    return match && isTitle(value) ? [{ value, words: match[0] }] : [];
  });
  return distinct([...heads, ...spoken]);
}

/** Without hours, place, scale and the like behind it. */
function tidy(words: string): string {
  const bare = words
    .replace(suffix, "")
    .replace(
      /\s*(?:\([^)]*\)|m\/v(?:\/x)?|\bgezocht|\bwanted|^urgent!*|\p{Extended_Pictographic}|\ufe0f)\s*/giu,
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

function distinct(facts: AdFact<string>[]): AdFact<string>[] {
  return [
    ...new Map(facts.toReversed().map((fact) => [fact.value.toLowerCase(), fact])).values(),
  ].toReversed();
}
