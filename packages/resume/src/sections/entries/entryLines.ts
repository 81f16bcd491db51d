import type { TextLine } from "../../documentText.ts";
import type { DateRange } from "../dates.ts";
import { firstSentence } from "./firstSentence.ts";

/** A line of a section with jobs or studies, as the search for entries sees it. */
export interface EntryLine {
  line: TextLine;
  /** The dates that make the line part of a headline; null in running text. */
  period: DateRange | null;
  /** What stands beside the dates, up to a full stop, and the sentence behind it. */
  rest: string;
  more: string;
  isName: boolean;
  /** "5 years 3 months" and no more. */
  isDuration: boolean;
}

const LONGEST_HEADLINE = 140;
const LONGEST_NAME = 90;
const MAX_WORDS = 13;
/** A name that is set apart may go on longer. */
const LONGEST_SET_APART = 120;
const LONGEST_TITLE = 4;
const unit = "(?:years?|yrs?|jaar|jaren|jr|months?|mos?|maand(?:en)?|mnd|jahre?|monate?|ans?|mois)";
const spell = `\\d{1,2}\\+?\\s*${unit}\\.?`;
const spells = `${spell}(?:[,\\s]+(?:and|en|und|et)?\\s*${spell})?`;
const durationLine = new RegExp(`^\\W*${spells}\\W*$`, "iu");
const duration = new RegExp(`[([]\\s*${spells}\\s*[)\\]]|(?:^|[·•|,–-])\\s*${spells}\\s*$`, "iu");
/** Heads of the columns of a table with jobs or studies. */
const columnName =
  /^(?:periode|jaar|jaren|datum|van|tot|functie|werkgever|bedrijf|organisatie|plaats|werkzaamheden|taken|opleiding|instelling|instituut|naam|school|diploma|niveau|richting|studie|period|dates?|years?|from|to|until|start|end|rank|rang|rol|opdrachtgever|client|vessel(?: ?\/ ?type)?|schip|ship|position|title|role|employer|company|location|duties|responsibilities|degree|institution|course)$/iu;
const periodLabel = /\b(?:periode|period|dates?|datum|data|zeitraum|duur|looptijd)\s*:\s*/iu;
const abbreviated =
  /\b(?:b\.v|n\.v|inc|ltd|co|corp|e\.v|u\.a|z\.o\.o|s\.l|s\.a|jr|sr|zn|int|univ|dept|tech|(?:\p{L}{1,4}\.)+\p{L}{1,4})\.$/iu;

/** Looks at a line for dates, names and durations; `dateOf` finds the dates of a headline. */
export function entryLine(line: TextLine, dateOf: (text: string) => DateRange | null): EntryLine {
  const isDuration = durationLine.test(line.text);
  const head = firstSentence(line.text);
  const dates = dateOf(head);
  const period = dates && isHeadlineLike(line, head, dates) ? dates : null;
  const beside = period ? withoutDates(head, period) : "";
  const [next = "", behind = ""] = period ? sentencesBehind(line.text, head) : [];
  // "Sept. 2019 – now. KLM, Schiphol. Technician."
  const [rest, more] = beside === "" ? [next, behind] : [beside, next];
  return { line, period, rest, more, isName: period === null && !isDuration && isNameLike(line), isDuration };
}

/** The two sentences behind the first. */
function sentencesBehind(text: string, first: string): [string, string] {
  const behind = text.slice(first.length).replace(/^[.\s]+/, "");
  const next = firstSentence(behind);
  return [next, firstSentence(behind.slice(next.length).replace(/^[.\s]+/, ""))];
}

function isHeadlineLike({ text }: TextLine, head: string, { index, words }: DateRange): boolean {
  if (head.length > LONGEST_HEADLINE || text.startsWith("•")) return false;
  const [before, after] = [head.slice(0, index), head.slice(index + words.length)];
  // "(since 2016: Parkwijk)" tells of the name before it.
  const isRemark =
    before.split("(").length > before.split(")").length &&
    (/\p{L}/u.test(before.slice(before.lastIndexOf("("))) || /^[^)]*\p{L}/u.test(after));
  if (isRemark || isAside(before, after) || endsSentence.test(before)) return false;
  // A sentence has its dates at an end, or none that count.
  const isSentence = head !== text || /[.;]$/.test(text.replace(abbreviated, ""));
  return (
    !isSentence || /^\P{L}*$/u.test(before) || (/[,;(\t–—-]\s*$/u.test(before) && /^\P{L}*$/u.test(after))
  );
}

/** "by the protocol. Since 2022 I have been in charge": the date is in the next sentence of a running text. */
const endsSentence = /^\p{Ll}[^\t]*\p{L}[.!?]\s+(?:\p{Lu}\p{Ll}+\s*)?$/u;

/** "…, sinds 2021 ook roetmeting" goes on with what was done. */
function isAside(before: string, after: string): boolean {
  const goesOn = /^\s+(?!(?:bij|at|als|as|in|te|with|voor|for|via)\s)\p{Ll}{2,}/u.test(after);
  return goesOn && /\p{Ll}[,;]?\s*$/u.test(before) && before.trim().split(/\s+/).length > LONGEST_TITLE;
}

/** Whether a line is the head of a table with jobs or studies. */
export function isColumnHeader(text: string): boolean {
  return text.includes("\t") && text.split("\t").every((cell) => columnName.test(cell.trim()));
}

function isNameLike({ text, heading }: TextLine): boolean {
  if (isColumnHeader(text)) return false;
  const [longest, most] = heading ? [LONGEST_SET_APART, MAX_WORDS + 3] : [LONGEST_NAME, MAX_WORDS];
  if (text.startsWith("•") || text.length > longest || text.split(/\s+/).length > most) return false;
  return (
    /^[\p{Lu}\p{N}'’"“(&*]|^\.\p{Lu}|^i\p{Lu}|^(?:de|het|'t|van|the|via|bij|at|namens)\s\p{Lu}/u.test(text) &&
    !/[.;:!?,]$/.test(text.replace(abbreviated, ""))
  );
}

function withoutDates(text: string, period: DateRange): string {
  const at = text.indexOf(period.words);
  const rest = `${text.slice(0, at)}\t${text.slice(at + period.words.length)}`;
  return rest
    .replace(duration, "\t")
    .replace(periodLabel, "")
    .replace(/[([]\s*[)\]]/g, "")
    .replace(/\t+/g, "\t")
    .replace(/^[\s,|:·•–—)\]-]+|[\s,|:·•–—([-]+$/gu, "");
}
