import { isCountry, isTown } from "./entries/towns.ts";
import { headingSection } from "./headingSection.ts";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";
import { namesLanguage } from "./languages.ts";

const placed =
  /^(?:•\s*)?(?:city|residence|place of residence|location|address|home address|woonplaats|plaats|locatie|adres|stad|wohnort|anschrift|adresse|ville|ort)\s*[:\t]\s*(\S.*)$/iu;
const dutchPostcode =
  /\b[1-9]\d{3}\s?[A-Z]{2}[,\s]+((?:'s-|Den |De |Het )?\p{Lu}[\p{L}'-]+(?: (?:aan|den|de|het|op|a\/d|\p{Lu}[\p{L}'-]{2,}))*)/u;
const postcode = /\b(?:[A-Z]{1,2}-)?\d{4,5}\s+(\p{Lu}[\p{L}'-]+(?:[ -]\p{Lu}[\p{L}'-]+)?)/u;
const countries =
  "the netherlands|netherlands|nederland|nl|belgium|belgië|belgique|germany|deutschland|duitsland|uk|united kingdom|england|ireland|france|frankrijk|spain|poland|italy|usa|luxembourg|niederlande|pays-bas|greater .*|area";
const withCountry = new RegExp(
  `^(\\p{Lu}[^,()\\d]{1,40}?)(?:\\s+area)?[,\\s]*[,(]\\s*(?:[\\p{L} -]+,\\s*)?(?:${countries})\\)?(?:\\s*\\(.*\\))?$`,
  "iu",
);
const onlyCountry = new RegExp(`^(?:${countries})$`, "iu");
/** "Leeds LS6", "Bristol BS1 4DJ": a town before a British postcode. */
const beforePostcode = /(?:^|,\s*)(\p{Lu}[\p{L}'’ -]{2,30}?),?\s+[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?$/u;
/** "Dublin 2" */
const district = /\s+\d{1,2}$/u;
/** Addresses and telephone numbers end what stands before them. */
const contactData =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b\S+\.(?:com|nl|net|org|io|dev|be)(?:\/\S*)?|(?:\+|\b00|\(?\b0)[\d\s().-]{7,}\d/giu;

/** One to four words, capitals first, with the small words of place names between. */
const placeLike =
  /^(?:'s-|’s-|Den |De |Het |The |Sint[ -]|Bad )?\p{Lu}\p{Ll}[\p{L}'-]*(?:[ -](?:aan|den|de|het|op|a\/d|upon|am|an|der|bij|\p{Lu}[\p{L}'-]+)){0,3}$/u;
const reach = /@|\d{6,}|\+\d|(?:\d[\s-]?){9,}|linkedin|www\./i;
const birth = /\b(?:geboren|geboorte\p{L}*|born|birth|nationalit\p{L}*|nationality)\b/iu;
const personal =
  /^(?:nederlandse?|dutch|male|female|man|vrouw|gehuwd|ongehuwd|married|single|samenwonend|contact|cv|profiel|profile|linkedin|github|portfolio|website|email|e-mail|telefoon|phone|adres|address|mobile|mobiel|home|thuis|beschikbaar.*|available.*)$/iu;

/** The town that contact data name: behind a label or postcode, before a country, or by itself beside an address; empty when none. */
export function findPlace(texts: readonly string[], notPlaces: readonly string[]): string {
  // A birthplace beside an address is left out, and the address stays.
  const parted = texts.flatMap((text) => (birth.test(text) ? piecesOf(text) : [text]));
  const whole = parted.filter((text) => !birth.test(text));
  const pieces = whole.flatMap((text) => piecesOf(text));
  const labelled = pieces
    .concat(whole)
    .map((piece) => placed.exec(piece)?.[1])
    .find(Boolean);
  const isPlace = (piece: string) => !notPlaces.includes(piece) && isPlaceLike(piece);
  return (
    first(pieces, dutchPostcode) ||
    (labelled === undefined ? "" : townOf(labelled)) ||
    first(pieces, withCountry, isPlace) ||
    first(pieces, beforePostcode, (town) => !looksLikeOrganisation(town)) ||
    first(pieces, postcode) ||
    knownTown(pieces.filter((piece) => !notPlaces.includes(piece))) ||
    besideAddress(whole, isPlace) ||
    ""
  );
}

function piecesOf(text: string): string[] {
  return text
    .replace(contactData, "\t$&\t")
    .split(/\t|\s*[|·•]\s*|\s+[–—-]\s+|\s{3,}/u)
    .map((piece) => piece.trim());
}

function first(
  pieces: readonly string[],
  pattern: RegExp,
  isFit: (town: string) => boolean = () => true,
): string {
  for (const piece of pieces) {
    const town = pattern.exec(piece)?.[1]?.trim();
    if (town && isFit(town)) return town.replace(/\s*[(,].*$/, "");
  }
  return "";
}

function townOf(text: string): string {
  const parts = text.split(/[,|]\s*/).map((part) => part.replace(/\s*\(.*$/, "").trim());
  const town = parts.filter((part) => part !== "" && !/\d/.test(part) && !onlyCountry.test(part)).at(-1);
  return first([text], dutchPostcode) || first([text], postcode) || town || "";
}

/** A town that is known, by itself or behind a street: "Besterdplein, Tilburg". */
function knownTown(pieces: readonly string[]): string {
  for (const piece of pieces) {
    const parts = piece
      .split(/\s*[,()]\s*/u)
      .map((part) => part.replace(district, ""))
      .filter((part) => part !== "");
    const town = parts.length <= 4 ? parts.find((part) => isTown(part) && !isCountry(part)) : undefined;
    if (town !== undefined) return town;
  }
  return "";
}

/** A name of a place in the line of an address or telephone, or in a line by itself next to one. */
function besideAddress(texts: readonly string[], isPlace: (piece: string) => boolean): string {
  for (const text of texts) {
    if (!reach.test(text)) continue;
    const town = piecesOf(text).find(isPlace);
    if (town) return town.replace(/,.*$/, "");
  }
  for (const [at, text] of texts.entries()) {
    const isNear = [-3, -2, -1, 1, 2, 3].some((step) => reach.test(texts[at + step] ?? ""));
    if (!isNear) continue;
    const town = piecesOf(text).find(isPlace);
    if (town) return town.replace(/,.*$/, "");
  }
  return "";
}

function isPlaceLike(piece: string): boolean {
  const town = piece.replace(/,.*$/, "");
  return (
    placeLike.test(town) &&
    !personal.test(piece) &&
    !looksLikeRole(town) &&
    !looksLikeOrganisation(town) &&
    !namesLanguage(town) &&
    headingSection(town) === null &&
    !/^rijbewijs/i.test(town)
  );
}
