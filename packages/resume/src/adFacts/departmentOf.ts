import { toAdLines } from "../ads/adLines.ts";
import { toAdText } from "../ads/adText.ts";
import type { AdFact } from "./adFact.ts";

/** Longer lines are sentences, in which a name alone says nothing. */
const LONGEST = 110;
const separators = /\s*(?:[·|,/()–•]|\s-\s)\s*/u;
const sentenceEnds = /(?<=[.!?;])\s+/u;

const UNITS =
  "afdeling|department|directie|sector|cluster|dienst|division|team|business unit|organisatieonderdeel";
const label = new RegExp(`^(?:${UNITS})\\s*:?$`, "iu");

/** A sentence that names a department beside the job: a colleague, manager, contact or earlier place. */
const others =
  /(?<!\p{L})(?:samen|samenwerk\p{L}*|closely|liais\p{L}*|contact\p{L}*|aanspreekpunt|rapport\p{L}*|report(?:s|ing)? to|advi[sz]\p{L}*|onderste?u\p{L}*|support(?:s|ing)?|ervaring|experience|bel|call|vragen|questions|sollicite\p{L}*|apply|mail|e-mail|stakeholders?|tussen|between|namens|zoals|such as|een pre|a plus|andere|other)(?!\p{L})/iu;

/**
 * Which of the given departments a job is of: in a field ("Department: Finance"), alone beside other facts of the job
 * ("Utrecht · Finance · 36 hours"), or named as the one that looks for someone ("our IT department"); null where none or
 * several are.
 */
export function departmentOf<T extends { name: string }>(
  source: string,
  departments: readonly T[],
): AdFact<T> | null {
  const lines = toAdLines(toAdText(source).text).map(({ text }) => text.trim());
  for (const wordsFor of [wordsOfField, wordsOfFacts, wordsOfSentence]) {
    const found = departments.flatMap((department) => {
      const words = wordsFor(lines, department.name);
      return words === undefined ? [] : [{ value: department, words }];
    });
    const [only, other] = found;
    if (only) return other ? null : only;
  }
  return null;
}

/** Short names in capitals ("IT") are words without them. */
const isName = (text: string, name: string) =>
  isShort(name) ? text === name : text.toLowerCase() === name.toLowerCase();
const isShort = (name: string) => name.length <= 3 && name === name.toUpperCase();

function wordsOfField(lines: readonly string[], name: string): string | undefined {
  const at = lines.findIndex((line, index) => {
    const [before, ...rest] = line.split(/\s*:\s*/u);
    if (rest.length > 0 && label.test(before ?? "") && isName(rest.join(":"), name)) return true;
    return label.test(lines[index - 1] ?? "") && isName(line, name);
  });
  return at < 0 ? undefined : lines[at];
}

function wordsOfFacts(lines: readonly string[], name: string): string | undefined {
  return lines.find((line) => {
    const parts = line.length > LONGEST ? [] : line.split(separators);
    return parts.length > 1 && parts.some((part) => isName(part, name));
  });
}

function wordsOfSentence(lines: readonly string[], name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = `(?:${UNITS}|department of)[:\\s]+(?:de\\s+|the\\s+)?(${escaped})(?![\\p{L}\\p{N}])`;
  const after = `(?<![\\p{L}\\p{N}])(${escaped})(?:[- ]?(?:afdeling|department|division|team))(?!\\p{L})`;
  const named = new RegExp(`${before}|${after}`, "iu");
  for (const sentence of lines.flatMap((line) => line.split(sentenceEnds))) {
    const [words, one, two] = named.exec(sentence) ?? [];
    if (words && isName(one ?? two ?? "", name) && !others.test(sentence)) return words;
  }
  return undefined;
}
