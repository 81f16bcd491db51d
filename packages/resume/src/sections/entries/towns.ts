import towns from "../../adFacts/towns.json" with { type: "json" };
import places from "../../data/places.json" with { type: "json" };

const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/[-\s]+/g, " ")
    .trim();
const known = new Set([...towns, ...places.towns].map(key));
const countries = new Set(places.countries.map(key));
/** "Greater London Area", "Venlo Area", "Utrecht e.o." */
const around =
  /^(?:greater|omgeving|regio|region)\s+|\s+(?:area|metropolitan area|region|regio|e\.o\.?|en omgeving)$/giu;
const side = /[-\s](?:noord|zuid|oost|west|centrum|stad|haven|buiten|poort|north|south|east|city)$/iu;

/** Whether a text is the name of a town that is known, also a part of it. */
export function isTown(text: string): boolean {
  if (!/^(?:'s-)?\p{Lu}/u.test(text)) return false;
  const bare = key(text.replace(around, ""));
  return known.has(bare) || known.has(key(bare.replace(side, "")));
}

/** Whether a text is a town, a region or a country, or some of them behind each other. */
export function isTownOrCountry(text: string): boolean {
  const parts = text.split(/\s*[,(/→]\s*|\s+(?:en|and|&)\s+/u).map((part) => part.replace(/\)$/, "").trim());
  return parts.every((part) => isCountry(part) || isTown(part));
}

/** Whether a text is the name of a country or region. */
export function isCountry(text: string): boolean {
  return countries.has(key(text.replace(/\.$/, "")));
}
