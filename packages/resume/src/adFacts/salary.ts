import { type AdFact, firstFact } from "./adFact.ts";

/** Euros a month; null where the ad names one end only. */
export interface SalaryRange {
  from: number | null;
  to: number | null;
}

/** Wages of a month: what is below is an hour's or a day's, what is above a year's. */
const LEAST = 1_200;
const MOST = 15_000;
const euro = "(?:€|EUR|euros?)";
const amount =
  "(\\d{1,3}(?:[.,\\s]\\d{3})+|\\d{4,5}|\\d{1,2}[.,]\\d)(?:[.,](?:\\d{2}|-{1,2}|–))?(\\s?k(?!\\p{L}))?";
const money = `(?:${euro}\\s*)?${amount}(?:\\s*${euro})?`;
const range = new RegExp(
  `${money}(?:\\s*(?:brutt?o|bruts?|gross))?\\s*(?:[-–—]|tot(?: en met| maximaal)?|t/m|en|to|and|up to|bis|und|à|et|do)\\s*${money}`,
  "iu",
);
const highest = new RegExp(
  `(?:tot|max(?:imaal|imum|\\.)?|up to)\\s*(?:een )?(?:maximum van |a maximum of )?${euro}\\s*${amount}`,
  "iu",
);
const lowest = new RegExp(
  `(?:vanaf|from|min(?:imaal|imum|\\.)?|starting at|at least)\\s*${euro}\\s*${amount}`,
  "iu",
);
const aMonth =
  /(?:per|a|\/|p\.?|each)\s*(?:maand|month|mnd|mo\b|m\b)|monthly|maandsalaris|schaal|monat|mois|mensuel|miesi[ęą]c/iu;
const notAMonth =
  /(?:per|a|\/|p\.?|an)\s*(?:uur|u\b|hour|hr|dag|day|jaar|year|annum|kwartaal|week)|annual|yearly|jaarsalaris|uurloon|p\.a\.|(?:pro|die|je)\s*(?:stunde|tag|jahr)|\/\s*(?:std|stunde|jahr|an|heure|h|godz)(?!\p{L})|stundenlohn|jahres|jährlich|(?:par|de l['’])\s*(?:heure|jour|an(?!\p{L}))|annuel|godzin|rocznie/iu;
const paid = /€|\bEUR\b|\beuro\b/iu;
const other =
  /omzet|revenue|turnover|budget|bonus|opleidings|investering|funding|miljoen|million|reiskosten|km\b|training|umsatz|chiffre d|przych/iu;

/** The salary that an ad names by the month; what it names by the hour or the year is left for a person to convert. */
export function salaryOf(lines: readonly string[]): AdFact<SalaryRange> | null {
  const wages = lines.filter((line) => paid.test(line) && !other.test(line) && isMonthly(line));
  return (
    firstFact(wages, range, (match) => {
      const [from, to] = [euros(match[1], match[2] ?? match[4]), euros(match[3], match[4])];
      return from !== null && to !== null && from <= to ? { from, to } : null;
    }) ??
    firstFact(wages, highest, (match) => oneEnd(euros(match[1], match[2]), (to) => ({ from: null, to }))) ??
    firstFact(wages, lowest, (match) => oneEnd(euros(match[1], match[2]), (from) => ({ from, to: null })))
  );
}

/** What no word says is a month's where its size says so. */
function isMonthly(line: string): boolean {
  return aMonth.test(line) || !notAMonth.test(line);
}

function oneEnd(value: number | null, make: (value: number) => SalaryRange): SalaryRange | null {
  return value === null ? null : make(value);
}

function euros(text: string | undefined, thousands: string | undefined): number | null {
  if (text === undefined) return null;
  const isShort = /^\d{1,2}[.,]\d$/.test(text);
  const plain = isShort ? Number(text.replace(",", ".")) : Number(text.replace(/[.,\s]/g, ""));
  const value = Math.round(thousands || isShort ? plain * 1_000 : plain);
  return value >= LEAST && value <= MOST ? value : null;
}
