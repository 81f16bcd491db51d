import { isPlace, type Part } from "./headParts.ts";
import { isCountry } from "./towns.ts";

/** How much words read like what a kind of entry names. */
export interface NameSigns {
  isTitle: (text: string) => boolean;
  isOrganisation: (text: string) => boolean;
}

export interface PartScore {
  title: number;
  organisation: number;
}

const joined =
  /^(?:at|bij|aan|chez|bei|(?:zzp|freelance|zelfstandig\w*|self-employed)?\s*(?:onder de naam|trading as|handelend onder))\s+/iu;
const sent = /^(?:via|through)\s+/iu;
const legal =
  /(?<![\p{L}])(?:b\.?v|n\.?v|ltd|llc|llp|inc|gmbh|plc|v\.?o\.?f|s\.?a|s\.?l|oyj?|ab|ag|s\.?r\.?[olx]\.?|a\.?s|sp\.? z ?o\.?o|d\.?o\.?o|a\/s|aps|kft|s\.?p\.?a|s\.?a\.?r\.?l|sas|bvba|u\.?a|lda|ltda|pty)(?![\p{L}])\.?/iu;
/** "same employer", "idem": the organisation of the entry above. */
const same =
  /^(?:(?:the )?same \p{L}+|(?:de |het )?zelfde \p{L}+|(?:de|het)zelfde \p{L}+|idem(?: dito)?|ibid(?:em)?\.?|id\.|ditto|als boven|as above)$/iu;
const unnamed = /^(?:various|several|diverse?\.?|div\.?|verschillende|wisselend)$/iu;
/** "various clients", "div. praktijken regio Utrecht": employers that have no names. */
const several =
  /^(?:various|several|different|multiple|diverse?\.?|div\.|verschillende|meerdere|verscheidene|wisselende)\s\p{L}/iu;
const proper = /^(?:(?:de|het|'t|’t|the|van|la|le|el)\s)?[\p{Lu}\d]/u;
const LONGEST = 70;

/** How much one part of a head reads like a title and like an organisation, by its words alone. */
export function scorePart({ text, unit, order }: Part, signs: NameSigns): PartScore {
  if (unit.label === "other" || isPlace(text)) return { title: -3, organisation: -3 };
  // "…, Alverca do Ribatejo, Portugal"
  const isBeforeCountry = order > 1 && isCountry(unit.parts[order + 1]?.text ?? "");
  if (isBeforeCountry && !signs.isOrganisation(text)) return { title: -3, organisation: -3 };
  if (unnamed.test(text)) return { title: -3, organisation: -3 };
  if (isSameOrganisation(text)) return { title: -3, organisation: 3 };
  const bare = text.replace(/\([^()]*\)/gu, "");
  // "(military contractor)" behind an employer tells of it and is no title.
  const isTitle = signs.isTitle(/\p{L}/u.test(bare) ? bare : text);
  const isOrganisation = signs.isOrganisation(bare) || legal.test(bare);
  const isLong = bare.length > LONGEST ? -1 : 0;
  const isJoined = joined.test(text) ? 2 : 0;
  const isSent = isAgency(text);
  const isSeveral = several.test(bare) && !isTitle;
  return {
    title:
      (isTitle ? 2 : 0.1) -
      (isOrganisation ? 1 : 0) -
      isJoined -
      (isSent ? 2 : 0) +
      isLong -
      (unit.isSentence ? 1 : 0) +
      (unit.label === "title" ? 4 : 0),
    organisation:
      (isOrganisation ? (isOrganisationName(bare, signs) ? 2 : 1.2) : 0) +
      (legal.test(text) ? 0.5 : 0) +
      (isSeveral ? -0.7 : proper.test(text) || isJoined > 0 || isSent ? 0.5 : -1) -
      (isTitle ? (order > 0 ? 0.9 : 1.2) : 0) +
      isJoined +
      isLong -
      (isSent ? 0.2 : 0) -
      (unit.isSentence || (isProse(bare) && !isSeveral) ? 1.5 : 0) +
      (unit.label === "organisation" ? 4 : 0),
  };
}

/** "Distributie supermarkten" is less of a name than "Jansen Supermarkten". */
function isOrganisationName(text: string, { isOrganisation }: NameSigns): boolean {
  const capitals = text.match(/(?<![\p{L}])\p{Lu}[^\s,()]*/gu) ?? [];
  return legal.test(text) || capitals.some(isOrganisation) || isOrganisation(capitals.join(" "));
}

/** Names have few small words; what was done has many. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length >= 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
}

/** Whether words only say that the organisation is the one of the entry above. */
export function isSameOrganisation(text: string): boolean {
  return same.test(text.replace(/\s*\([^()]*\)$/u, "").trim());
}

/** "via Brunel": who sent the person. */
export function isAgency(text: string): boolean {
  return sent.test(text);
}

/** An organisation without the words that introduce it. */
export function bareOrganisation(text: string): string {
  const introduced = /^(?:at|bij|aan|via)\s+(?:de|het|een|an?)\s+/u;
  const bare = text.replace(introduced, "").replace(joined, "").replace(sent, "").trim();
  const place = /^(.+?)\s+(?:te|in)\s+(\p{Lu}[^,()]*)$/u.exec(bare);
  return place?.[1] && isPlace(place[2] ?? "") ? place[1] : bare;
}
