import { namesCourse, namesDegree } from "../courseEntries.ts";
import { looksLikeOrganisation, looksLikeRole } from "../headlineWords.ts";
import { isTownOrCountry } from "./towns.ts";

/** A name in the head of a job or study. */
export interface Part {
  text: string;
  /** The cell, line or side of a dash it stands in, and where in it. */
  unit: Unit;
  start: number;
  order: number;
}

/** What stands between strong separators in one line of a head. */
export interface Unit {
  text: string;
  /** Which line of the head and which place in it: entries of one section share them. */
  slot: string;
  /** What a label before it says it is. */
  label: "title" | "organisation" | "other" | null;
  /** The first sentence of running text. */
  isSentence: boolean;
  parts: Part[];
}

/** Between names: cells, bars, dashes, "at", and slashes at an end. */
const separators =
  /\t|\s+[|–—•·-]\s+|\s+@\s+|\s+\/\/\s*|(?<!niversiteit|ogeschool)\s+\b(?=(?:at|bij|aan|chez|bei)\s+(?:(?:de|het|the|een|an?)\s+)?(?:\p{Ll}{4,}\s+)?\p{Lu})/u;
const labels = {
  title:
    /^(?:functie|functietitel|rol|role|title|job title|position|positie|beruf|occupation or position held|opleiding|studie|richting|degree|diploma|course|study|qualification)\s*[:\t]\s*:?\s*/iu,
  organisation:
    /^(?:werkgever|bedrijf|bedrijfsnaam|organisatie|opdrachtgever|klant|employer|company|client|customer|organisation|organization|arbeitgeber|school|instelling|instituut|institution|university|universiteit)\s*[:\t]\s*:?\s*/iu,
  other:
    /^(?:periode|period|dates?|datum|duur|looptijd|zeitraum|sector|plaats|locatie|location|adres|branche|type|project|context|team|omvang|dienstverband|contract)\s*[:\t]\s*:?\s*/iu,
} as const;
const noise =
  /^(?:ja|nee|yes|no|diploma(?: behaald)?(?:\s*(?:nr|no|nummer)\b.*)?|certificaat|certificate|behaald|(?:niet )?af(?:gerond|gemaakt)|cum laude|with honou?rs|geslaagd|graduated|(?:full|part)[- ]?time|voltijd|deeltijd|fulltime|parttime|contract|freelance|remote|hybrid|on-site|(?:avond|zzp)|\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?\s*(?:u|uur|uren|hrs?|hours|fte|days?|dagen|dgn)\b.*)$/iu;
const ended =
  /(?:,|\s[–—-]|\s(?=\())\s*\(?(?:diploma(?: behaald)?|behaald|afgerond|cum laude|niet af(?:gerond|gemaakt))\)?\s*$/iu;
const trimmed = /^[\s,:;/|·•–—*_→-]+|[\s,:;/|·•–—*_→-]+$/gu;
/** Stars and lines that set words off in plain text. */
const emphasis = /(?<![\p{L}\p{N}])[*_]+(?=\S)|(?<=\S)[*_]+(?![\p{L}\p{N}])/gu;
/** "(via Brunel)": who sent the person is in brackets. */
const agency = /[([](?=(?:via|through|bij|at)\s+\p{Lu})/u;

/** "C1000", "3M" and "V&D" are names with one letter at a time. */
const letters = /\p{L}{2}|\p{L}[\d&]|\d\p{L}/u;

/** Names are shorter, and every part of a longer line would be weighed against every other. */
const LONGEST = 250;
const LONGEST_BEHIND = 50;

/** What a label before a name says that it is; null without one. */
export function labelOf(text: string): Unit["label"] {
  if (labels.title.test(text)) return "title";
  if (labels.organisation.test(text)) return "organisation";
  return labels.other.test(text) ? "other" : null;
}

/** Splits a line of a head at its strong separators; `line` names the line, and an organisation may follow a title without a sign where names run on. */
export function unitsOf(text: string, line: string, { isSentence = false, isRun = false } = {}): Unit[] {
  const label = labelOf(text);
  const bare = label === null ? text : text.replace(labels[label], "");
  return bare
    .slice(0, LONGEST)
    .replace(emphasis, "")
    .split(separators)
    .map((unit) =>
      unit
        .replace(ended, "")
        .replace(trimmed, "")
        .replace(/^\(([^()]*)$/u, "$1"),
    )
    .filter((unit) => letters.test(unit) && !isNoise(unit))
    .map((unit, index) => {
      const parts: Part[] = [];
      const whole: Unit = { text: unit, slot: `${line}.${index}`, label, isSentence, parts };
      const own = partsOf(whole);
      parts.push(...own.flatMap((part) => splitRun(part, isRun)).map((part, order) => ({ ...part, order })));
      return whole;
    });
}

function isNoise(unit: string): boolean {
  const bare = unit.replace(/^\(([^()]*)\)$/u, "$1");
  return noise.test(bare) || (bare !== unit && !agency.test(unit));
}

/** Splits a unit at commas outside brackets, at "via" and at what a colon explains. */
function partsOf(unit: Unit): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  const close = (end: number) => {
    const whole = unit.text.slice(start, end).replace(trimmed, "").replace(/^[([]/u, "");
    const text = /[([]/u.test(whole) ? whole : whole.replace(/[)\]]$/u, "");
    if (letters.test(text) && !noise.test(text)) parts.push({ text, unit, start, order: parts.length });
    start = end;
  };
  for (const { index, 0: sign } of unit.text.matchAll(/[()[\]]|[,;:](?=\s)|\s(?=via\s+\p{Lu})/gu)) {
    // "MSc Engineering: Water Management" is one study.
    if (sign === ":" && depth === 0 && namesDegree(unit.text.slice(start, index))) continue;
    const opensAgency = depth === 0 && agency.test(unit.text.slice(index, index + 12));
    if (opensAgency || (depth === 0 && /[,;:\s]/.test(sign))) close(index);
    if (/[([]/.test(sign)) depth += 1;
    else if (/[)\]]/.test(sign)) depth = Math.max(0, depth - 1);
    // What follows a colon tells more of the name before it, or is who it was for: "Hulpkok: Partycentrum De Es".
    if (sign === ":" && depth === 0) {
      const behind = unit.text.slice(index + 1);
      if (
        !looksLikeRole(parts.at(-1)?.text ?? "") ||
        behind.length > LONGEST_BEHIND ||
        !/^\s+\p{Lu}/u.test(behind) ||
        !looksLikeOrganisation(behind)
      )
        return parts;
    }
  }
  close(unit.text.length);
  return parts;
}

/** "Kok (De Gouden Leeuw)" */
const inBrackets = /^(.+?)\s*\((\p{Lu}[^()]{1,60})\)$/u;

/** "UX designer Polderverzekerd", "Verkoopster slagerij Nijland": a title in small letters, and behind it a name; without a word for an organisation only where names run on. */
function splitRun(part: Part, isRun: boolean): Part[] {
  const [, role = "", within = ""] = (isRun && inBrackets.exec(part.text)) || [];
  const isName = looksLikeRole(role) || looksLikeOrganisation(within);
  // "(mbo 4)" is the level of a study.
  const isLevel = namesDegree(within) || namesCourse(within);
  if (within !== "" && isName && !isLevel && !looksLikeRole(within) && !isPlace(within))
    return [
      { ...part, text: role },
      { ...part, text: within, start: part.start + part.text.lastIndexOf(within) },
    ];
  for (const { index } of part.text.matchAll(/(?<=\p{Ll})\s+(?=\p{L})/gu)) {
    const title = part.text.slice(0, index);
    const name = part.text.slice(index).trim();
    const [first = "", next = ""] = name.split(/\s+/);
    const isName =
      (isRun && /^\p{Lu}/u.test(first)) ||
      (/^\p{Ll}/u.test(first) && looksLikeOrganisation(first) && /^\p{Lu}/u.test(next));
    // "Monteur E" is a rank.
    if (!isName || name.length < 2 || !looksLikeRole(title.split(/\s+/).at(-1) ?? "")) continue;
    return [
      { ...part, text: title },
      { ...part, text: name, start: part.start + part.text.length - name.length },
    ];
  }
  return [part];
}

/** "Brno, CZ": a town before the code of its country. */
const withCode =
  /^\p{Lu}[\p{L}.'’ -]{1,30},\s(?:AT|AU|BE|BG|BR|CA|CH|CN|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IN|IT|JP|LT|LU|LV|MX|NL|NO|NZ|PL|PT|RO|RS|SE|SG|SI|SK|TR|UA|UK|US|USA|ZA|[NU]\.?[LK])$/u;

/** Whether a name is nothing but where it was. */
export function isPlace(text: string): boolean {
  if (withCode.test(text)) return true;
  return isTownOrCountry(text.replace(/\s*\([^()]*\)$/u, "").replace(/^(?:te|in)\s+/u, ""));
}
