import type { DocumentText, TextLine } from "../documentText.ts";
import { findPlace } from "./findPlace.ts";
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
/** A place beside the name stands in the very first lines. */
const HEAD = 8;

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+|\b00|\(?\b0)[\d\s().-]{7,}\d/;
const named = /^(?:•\s*)?(?:full name|name|naam|volledige naam)\s*[:\t]\s*(\S.*)$/i;
const link =
  /(?<![@\w.-])(?:https?:\/\/\S+|www\.\S+|(?:[\w-]+\.)*(?:linkedin\.com|github\.com|github\.io|gitlab\.com|behance\.net|dribbble\.com|xing\.com|instagram\.com|medium\.com|stackoverflow\.com|kaggle\.com|orcid\.org|researchgate\.net|youtube\.com|bitbucket\.org|codepen\.io)(?:\/[^\s|,;]*)?)/giu;
/** A page of one's own among the contact data: "robinfalcon.nl/work". */
const page = /(?<![@\w.+/-])[a-z\d-]{4,}(?:\.[a-z\d-]{2,})*\.[a-z]{2,}(?:\/[^\s|,;]*)?(?![\w@.-])/gu;
/** "Curriculum vitae Pieter Bakker" */
const documentTitle =
  /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])(?:\s+(?:van|of))?\s*[:–—-]?\s+(?=\p{Lu})/iu;
/** Trades that are surnames too: "Pieter Bakker". */
const surname =
  /(?<=^\p{L}[\p{L}. -]*[\s-])(?:de\s+)?(?:bakker|kok|visser|boer|slager|schilder|kuiper|timmerman|meester|koster|smid|metselaar|brouwer|drukker|wever|herder|jager|schipper|kleermaker|visser|loods|butler|brewer|weaver|spinner|shepherd|tanner|milner|miller|singer|sailor|pastor|priest|cook|baker|butcher|carpenter|farmer|mason|miller|turner|gardener|painter|porter|taylor|tailor|barber|fisher|clerk|page|driver|guard|warden)$/iu;
const learner =
  /^(?:senior|junior|medior|assistent|zelfstandig|allround|leerling|hoofd|sous|chef|chief|head|lead|trainee|stagiair|eerste)\b/iu;
const profession =
  /^(?:beruf|functie|profession|occupation|job title|gewenste functie|beroep)\s*[:\t]\s*(\S.*)$/iu;
const title = /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|personalia|profile|profiel|europass|lebenslauf)$/i;
/** Degrees and forms of address around a name. */
const titles =
  /^(?:(?:mr|mrs|ms|mw|dhr|drs|dr|ir|ing|prof|mevr|heer)\.?\s+)+|,\s*(?:[A-Z][\w.]{1,6}(?:,\s*)?)+$/giu;
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

function isName(given: string): boolean {
  const text = given.replace(titles, "");
  if (text.length > 60 || title.test(text) || headingSection(text) !== null) return false;
  if (!nameLike.test(inCase(text)) || looksLikeOrganisation(text)) return false;
  return !looksLikeRole(text.replace(surname, "")) && !learner.test(text);
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = inCase(name.replace(titles, "").replace(/\s+/g, " ").trim()).split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** Reads who a résumé is of, best effort: for someone who looks at it before anything is kept. `contact` are the lines of contact data, wherever they stand. */
export function readPerson(
  { lines }: DocumentText,
  contact: readonly string[] = [],
  profile = "",
): ResumePerson {
  const known = new Set(contact);
  const isContact = (text: string) => known.size === 0 || known.has(text);
  const whole = [...lines.slice(0, TOP).map(({ text }) => text), ...contact];
  const top = whole.flatMap(piecesOf);
  const own = [...new Set(whole.filter(isContact).flatMap(piecesOf))];
  const first = (pattern: RegExp, group = 0) =>
    whole.map((text) => pattern.exec(text)?.[group]?.trim()).find(Boolean) ?? "";
  const shown =
    displayName(lines.filter(({ text }) => contact.includes(text))) || (top.slice(0, TOP).find(isName) ?? "");
  const name = first(named, 1) || shown;
  const at = own.indexOf(lastPart(own, shown === "" ? name : shown));
  const headline =
    first(profession, 1) ||
    headlineBelow(own, at) ||
    headlineAbove(own, at) ||
    setApart(lines, contact, shown) ||
    headlineIn(profile);
  const near = contact.length > 0 ? contact : lines.slice(0, HEAD).map(({ text }) => text);
  const links = linksIn(lines, contact);
  return {
    ...splitName(name),
    email: first(mail).toLowerCase(),
    phone: first(phone),
    location: findPlace([...new Set(near)], [name, shown, headline, ...shown.split(" ")]),
    headline,
    links,
  };
}

function piecesOf(text: string): string[] {
  return text
    .replace(documentTitle, "")
    .replace(mail, "\t$&\t")
    .replace(phone, "\t$&\t")
    .split(/\t|\s[|·•–—]\s/)
    .map((one) => one.trim());
}

const professionAbove = /^(?:beruf|functie|profession|occupation|job title|gewenste functie|beroep):?$/iu;

/** What the person is in large letters of its own, perhaps in another column than the name, or below "Functie". */
function setApart(lines: readonly TextLine[], contact: readonly string[], name: string): string {
  const own = lines.slice(0, TOP * 2).filter(({ text }) => contact.includes(text));
  const below = own.find((_, at) => professionAbove.test(own[at - 1]?.text ?? ""));
  const large = own.filter(({ heading, text }) => heading && text !== name);
  return [below, ...large].find((line) => line && isHeadline(line.text))?.text ?? "";
}

function isHeadline(text: string): boolean {
  return text.length <= 60 && !/[.:!?@\d]/.test(text) && headingSection(text) === null && looksLikeRole(text);
}

const MAX_WORDS = 6;
/** What introduces or follows what someone is in the first sentence of a profile. */
const introduced = /^(?:(?:ik ben|ik werk als|i am|i'm|i work as)\s+)?(?:(?:an?|een)\s+)?/iu;
const afterRole =
  /\s(?:met|with|die|who|in|from|uit|op|sinds|since|at|bij|voor|for|looking|seeking|zoekt?|ready)\s|[.,;:(]|\s[–—-]\s/u;

/** What the first words of a profile say that the person is: "Registered nurse with ten years …". */
function headlineIn(profile: string): string {
  const said = profile.replace(introduced, "").split(afterRole)[0]?.trim() ?? "";
  return said.split(/\s+/u).length <= MAX_WORDS && /\p{L}$/u.test(said) && isHeadline(said)
    ? said.charAt(0).toUpperCase() + said.slice(1)
    : "";
}

/** A name in large letters, perhaps on two lines, is surer than what looks like one elsewhere. */
function displayName(lines: readonly TextLine[]): string {
  const large = lines.slice(0, TOP).filter(({ heading }) => heading);
  for (const [at, { text: one, column }] of large.entries()) {
    const next = large[at + 1];
    if (next?.column === column && /^\p{Lu}[\p{L}-]+$/u.test(one) && isName(`${one} ${next.text}`))
      return `${one} ${next.text}`;
  }
  return large.flatMap(({ text }) => piecesOf(text)).find(isName) ?? "";
}

/** What the person is, in one of the lines below the name. */
function headlineBelow(top: readonly string[], at: number): string {
  const below = at < 0 ? [] : top.slice(at + 1, at + 5);
  const end = below.findIndex((text) => headingSection(text) !== null);
  return (
    below
      .slice(0, end < 0 ? below.length : end)
      .find(
        (text) =>
          text.length <= 100 &&
          !mail.test(text) &&
          text.match(link) === null &&
          !/[.!?]$/.test(text) &&
          looksLikeRole(text),
      ) ?? ""
  );
}

/** Addresses of pages on known sites wherever they stand, and pages of one's own among the contact data. */
function linksIn(lines: readonly TextLine[], contact: readonly string[]): string[] {
  const known = lines.flatMap(({ text }) => text.match(link) ?? []).map(trimLink);
  // The rest of a mail address that was broken off is no page.
  const whole = contact.filter((_, at) => !/[@.-]$/.test(contact[at - 1] ?? ""));
  const own = whole.flatMap((text) => text.match(page) ?? []).map(trimLink);
  return [...new Set([...known, ...own.filter((one) => !known.some((other) => other.includes(one)))])];
}

/** What the person is, right above the name. */
function headlineAbove(top: readonly string[], at: number): string {
  const above = top[at - 1] ?? "";
  return isHeadline(above) ? above : "";
}

/** The line that a name ends with: a name on two lines is found by its second. */
function lastPart(top: readonly string[], name: string): string {
  return top.includes(name) ? name : (top.find((text) => text !== "" && name.endsWith(` ${text}`)) ?? name);
}

function trimLink(text: string): string {
  return text.replace(/[.,;:)\]>]+$/, "");
}
