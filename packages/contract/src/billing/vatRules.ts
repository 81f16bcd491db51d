import { passesLuhn, passesMod11And10, passesMod97, weightedSum } from "./checkDigits.ts";

/** Format of a country's VAT number after the prefix, and its check. */
interface VatRule {
  /** Set when it differs from the country code. */
  prefix?: string;
  form: RegExp;
  isRight?: (body: string) => boolean;
}

const last = (body: string, count = 1) => Number(body.slice(-count));
/** Returns descending weights from one number to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const SPANISH = "TRWAGMYFPDXBNJZSQVHLCKE";
const IRISH = "WABCDEFGHIJKLMNOPQRSTUV";
const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function isAustrian(body: string): boolean {
  const sum = [...body.slice(1, 8)].reduce((total, letter, at) => {
    const digit = Number(letter) * (at % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 4);
  return (10 - (sum % 10)) % 10 === last(body);
}

function isBulgarian(body: string): boolean {
  if (body.length === 10) return true;
  const first = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  return (first < 10 ? first : (weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === last(body);
}

function isCypriot(body: string): boolean {
  const sum = [...body.slice(0, 8)].reduce(
    (total, digit, at) => total + (at % 2 === 0 ? (CYPRIOT[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === body.at(-1);
}

function isCzech(body: string): boolean {
  if (body.length > 8) return true;
  return ((11 - (weightedSum(body, down(8, 2)) % 11)) % 11 || 1) % 10 === last(body);
}

function isSpanish(body: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(body);
  if (person) {
    const [, head = "", digits = "", letter] = person;
    const start = "XYZ".includes(head) ? "XYZ".indexOf(head) : head;
    return SPANISH[Number(`${start}${digits}`) % 23] === letter;
  }
  if (/^[KLM]/.test(body)) return true;
  const sum = [...body.slice(1, 8)].reduce((total, letter, at) => {
    const digit = Number(letter) * (at % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return body.at(-1) === String(check) || body.at(-1) === "JABCDEFGHI"[check];
}

function isFrench(body: string): boolean {
  const siren = body.slice(2);
  if (!siren.startsWith("000") && !passesLuhn(siren)) return false;
  const key = body.slice(0, 2);
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

function isIrish(body: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(body);
  const current = old ? `0${old[2]}${old[1]}${old[3]}` : body;
  const extra = current.length === 9 ? (current.charCodeAt(8) - 64) * 9 : 0;
  return IRISH[(weightedSum(current, down(8, 2)) + extra) % 23] === current[7];
}

function isLithuanian(body: string): boolean {
  const weights = (start: number) =>
    Array.from({ length: body.length - 1 }, (_, at) => 1 + ((at + start) % 9));
  const first = weightedSum(body, weights(0)) % 11;
  return (first < 10 ? first : (weightedSum(body, weights(2)) % 11) % 10) === last(body);
}

function isDutch(body: string): boolean {
  return weightedSum(body, down(9, 2)) % 11 === Number(body[8]) || passesMod97(`NL${body}`);
}

function isRomanian(body: string): boolean {
  const padded = body.padStart(10, "0");
  return ((weightedSum(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(padded);
}

function isSlovene(body: string): boolean {
  const check = 11 - (weightedSum(body, down(8, 2)) % 11);
  return check < 11 && check % 10 === last(body);
}

/** VAT rules by country code, for the European Union and Switzerland. */
export const VAT_RULES: Record<string, VatRule> = {
  AT: { form: /^U\d{8}$/, isRight: isAustrian },
  BE: { form: /^[01]\d{9}$/, isRight: (body) => 97 - (Number(body.slice(0, 8)) % 97) === last(body, 2) },
  BG: { form: /^\d{9,10}$/, isRight: isBulgarian },
  CH: {
    prefix: "CHE",
    form: /^\d{9}$/,
    isRight: (body) => (11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === last(body),
  },
  CY: { form: /^\d{8}[A-Z]$/, isRight: isCypriot },
  CZ: { form: /^\d{8,10}$/, isRight: isCzech },
  DE: { form: /^[1-9]\d{8}$/, isRight: passesMod11And10 },
  DK: { form: /^\d{8}$/, isRight: (body) => weightedSum(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^\d{9}$/, isRight: (body) => weightedSum(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, isRight: isSpanish },
  FI: { form: /^\d{8}$/, isRight: (body) => weightedSum(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, isRight: isFrench },
  GR: {
    prefix: "EL",
    form: /^\d{9}$/,
    isRight: (body) => (weightedSum(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body),
  },
  HR: { form: /^\d{11}$/, isRight: passesMod11And10 },
  HU: { form: /^\d{8}$/, isRight: (body) => weightedSum(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, isRight: isIrish },
  IT: { form: /^\d{11}$/, isRight: passesLuhn },
  LT: { form: /^(\d{9}|\d{12})$/, isRight: isLithuanian },
  LU: { form: /^\d{8}$/, isRight: (body) => Number(body.slice(0, 6)) % 89 === last(body, 2) },
  LV: {
    form: /^\d{11}$/,
    isRight: (body) => body < "4" || weightedSum(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  },
  MT: { form: /^\d{8}$/, isRight: (body) => weightedSum(body, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { form: /^\d{9}B\d{2}$/, isRight: isDutch },
  PL: {
    form: /^\d{10}$/,
    isRight: (body) => weightedSum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
  },
  PT: {
    form: /^\d{9}$/,
    isRight: (body) => ((11 - (weightedSum(body, down(9, 2)) % 11)) % 11) % 10 === last(body),
  },
  RO: { form: /^\d{2,10}$/, isRight: isRomanian },
  SE: { form: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, isRight: (body) => passesLuhn(body.slice(0, 10)) },
  SI: { form: /^[1-9]\d{7}$/, isRight: isSlovene },
  SK: { form: /^[1-9]\d{9}$/, isRight: (body) => Number(body) % 11 === 0 },
};
