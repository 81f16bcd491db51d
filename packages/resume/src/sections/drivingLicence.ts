import type { Certificate } from "./certificate.ts";
import { readDates } from "./certificateDates.ts";

const heading = /rijbewij|driving|driver|führerschein|permis de conduire|^licen[cs]es?$/iu;
const oneClass = "(?:AM|A[12]?|BE?|B[+]E|C1?E?|D1?E?|T)";
/** "B", "Klasse B", "Cars: B, BE", "A, B en C" */
const classes = new RegExp(
  `^(?:•\\s*)?(?:(?:[Ff]ull|[Cc]lean|UK|EU|[Gg]eldig)[ ,]+)*(?:[Kk]lasse|[Cc]ars?|[Aa]uto|[Pp]ersonenauto|[Mm]otorbikes?|[Mm]otor|[Tt]rucks?|[Vv]rachtwagen|[Cc]ategory|[Cc]ategorie|[Cc]at\\.?)?\\s*:?\\s*(${oneClass}(?:\\s*(?:[,+&/]|en|and|und)?\\s*${oneClass})*)(?![\\p{L}\\d])`,
  "u",
);
const labelled =
  /^(?:•\s*)?(rijbewij(?:s|zen)|driv(?:ing|er'?s?) licen[cs]es?|führerschein|permis de conduire)\s*:?\s+(.+)$/iu;
const professional = /\b(?:code|cpc)\s?95?\b/iu;

/** "(geldig tot 14-08-2027)" right behind the classes. */
const validity = /^[\s,;]*\(?(?:geldig|valid|expires?|tot|t\/m|until|verloopt)(?![\p{L}])[^);]*/iu;

/** Whether a heading is about driving licences. */
export function isLicenceHeading(text: string): boolean {
  return heading.test(text);
}

/** The licences that a list item names with their classes: "Rijbewijs: B, C en CE"; null where it is of something else. */
export function licencesIn(text: string): Certificate[] | null {
  const [, word = "", rest = ""] = labelled.exec(text) ?? [];
  const held = word === "" ? [] : drivingLicences(rest, word);
  return held.length > 0 ? held.map((one) => ({ ...one, words: text.replace(/\t/g, " ") })) : null;
}

/** What a line says behind the classes it begins with. */
export function textAfterClasses(text: string): string {
  return text.replace(classes, "").replace(/^[\s,.;–-]+/u, "");
}

/** The licences that bare classes below a heading for them stand for, and the code 95 with them. */
export function drivingLicences(text: string, under: string): Certificate[] {
  const match = classes.exec(text);
  const held = match?.[1]?.trim();
  if (!match || held === undefined) return [];
  const behind = validity.exec(text.slice(match[0].length))?.[0] ?? "";
  const word = under.replace(/\s*:$/u, "");
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
  const licence = {
    name: `${name} ${held}`,
    issuer: null,
    number: null,
    issued: null,
    expires: readDates(behind).expires,
    words: text,
  };
  const code = professional.exec(text);
  if (!code) return [licence];
  const { expires } = readDates(text.slice(code.index));
  return [licence, { ...licence, name: code[0], expires }];
}
