import type { DocumentText } from "../documentText.ts";
import { headingSection } from "./headingSection.ts";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";

/** Who a résumé is of, as far as its top tells; empty where it does not. */
export interface ResumePerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  headline: string;
  /** Addresses of pages about the person, as written. */
  links: string[];
}

/** A name and its contact data stand in the first lines, or in a column beside them. */
const TOP = 40;

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+|\b00|\(?\b0)[\d\s().-]{7,}\d/;
const named = /^(?:•\s*)?(?:full name|name|naam|volledige naam)\s*[:\t]\s*(\S.*)$/i;
const placed =
  /^(?:•\s*)?(?:city|residence|place of residence|location|address|woonplaats|plaats|locatie|adres|stad)\s*[:\t]\s*(\S.*)$/i;
const postcode = /\b[1-9]\d{3}\s?[A-Z]{2}\s+(\p{Lu}[\p{L}' -]{1,40})/u;
const link =
  /(?<![@\w.-])(?:https?:\/\/\S+|www\.\S+|(?:[\w-]+\.)*(?:linkedin\.com|github\.com|github\.io|gitlab\.com|behance\.net|dribbble\.com|xing\.com)(?:\/[^\s|,;]*)?)/giu;
const title = /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|personalia|profile|profiel)$/i;
/** Two to five words, capitals first, with the small words of Dutch names between. */
const nameLike =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:van|de|der|den|ter|ten|te|el|al|di|da|von|la|le|du|dos|bin|ben|'t|\p{Lu}[\p{L}.'’-]*)){1,4}$/u;
const particles = /^(?:van|de|der|den|ter|ten|te|el|al|di|da|von|la|le|du|dos|bin|ben|'t)$/i;

/** The words of a name that is written in capitals, as one writes them. */
function inCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (particles.test(word) ? word : word.replace(/(^|[-'’])\p{L}/gu, (at) => at.toUpperCase())))
    .join(" ");
}

function isName(text: string): boolean {
  if (text.length > 60 || title.test(text) || headingSection(text) !== null) return false;
  return nameLike.test(inCase(text)) && !looksLikeRole(text) && !looksLikeOrganisation(text);
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = inCase(name.replace(/\s+/g, " ").trim()).split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** Reads who a résumé is of, best effort: for somebody who looks at it before anything is kept. */
export function readPerson({ lines }: DocumentText): ResumePerson {
  const top = lines.slice(0, TOP).flatMap(({ text }) => text.split(/\t|\s[|·•]\s/).map((one) => one.trim()));
  const whole = lines.slice(0, TOP).map(({ text }) => text);
  const first = (pattern: RegExp, group = 0) =>
    whole.map((text) => pattern.exec(text)?.[group]?.trim()).find(Boolean) ?? "";
  const name = first(named, 1) || (top.slice(0, 12).find(isName) ?? "");
  const at = top.indexOf(name);
  const below = at < 0 ? [] : top.slice(at + 1, at + 3);
  const headline = below.find((text) => text.length <= 100 && !mail.test(text) && looksLikeRole(text)) ?? "";
  const location = first(postcode, 1) || first(placed, 1);
  const links = [...new Set(lines.flatMap(({ text }) => text.match(link) ?? []).map(trimLink))];
  return {
    ...splitName(name),
    email: first(mail).toLowerCase(),
    phone: first(phone),
    location,
    headline,
    links,
  };
}

function trimLink(text: string): string {
  return text.replace(/[.,;:)\]>]+$/, "");
}
