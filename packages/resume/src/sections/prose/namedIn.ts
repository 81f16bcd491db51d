import { looksLikeRole } from "../headlineWords.ts";

export interface Named {
  text: string;
  index: number;
  end: number;
}

/** "Humber Olefins", "gemeente Almere", "IC van het Maasstad Ziekenhuis": words with capitals, and the small ones between them. */
const name =
  "(?:(?:gemeente|provincie|restaurant|hotel|basisschool|bakkerij|garage|stichting|university of|city of)\\s)?(?:\\p{Lu}[\\p{L}\\d'’.&+-]*|\\d+\\p{L}+)(?:(?:\\s(?:de|het|van|der|den|of|and|en|&|the|'t|voor|for|du))*\\s(?:\\p{Lu}[\\p{L}\\d'’.&+-]*|&))*";
const article = "(?:(?:an?|the|een|de|het|their|hun|my|mijn)\\s+)?";
const word = "[\\p{L}][\\p{L}\\d/'’&-]*";

const organisation = new RegExp(
  `(?<!\\p{L})(?:[Jj]oined|[Aa]t|[Ww]ith|[Bb]y|[Bb]ij|[Ff]or|[Vv]oor|[Oo]f|[Oo]p|[Aa]an|[Ff]rom)\\s+${article}(?<name>${name})`,
  "gu",
);
const title = new RegExp(
  `(?<!\\p{L})(?:[Aa]s|[Aa]ls|was|am|been|ben|became|werd)\\s+(?:(?:ik|I)\\s+)?(?:(?:as|als)\\s+)?${article}(?<name>${word}(?:\\s${word}){0,5}?)(?=\\s+(?:at|with|for|by|bij|voor|op|of|van|in|from|since|until|till|tot|sinds|where|waar|and|en|aan|on|but|maar)(?!\\p{L})|\\s*(?:[,.;:()]|$))`,
  "gu",
);
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;

/** The organisations that a sentence names behind "at", "bij" and the like. */
export function organisationsIn(text: string): Named[] {
  return namedBy(organisation, text).filter((one) => !months.test(one.text));
}

/** The titles that a sentence names behind "as", "was ik" and the like. */
function titlesIn(text: string): Named[] {
  return namedBy(title, text).filter((one) => looksLikeRole(one.text));
}

function namedBy(pattern: RegExp, text: string): Named[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: (match.groups?.name ?? "").replace(/(?:\s+I)?[.,]*$/u, ""),
    index: match.index,
    end: match.index + match[0].length,
  }));
}

/** What each title goes with: the organisation right behind it, else the nearest one that is left. */
export function jobsNamedIn(text: string): { title: string; organisation: string }[] {
  const left = organisationsIn(text);
  return titlesIn(text).flatMap((one) => {
    const distance = (other: Named) =>
      other.index >= one.index ? other.index - one.end : (one.index - other.end) * 2 + 10;
    const [near] = left.toSorted((a, b) => distance(a) - distance(b));
    if (!near) return [];
    left.splice(left.indexOf(near), 1);
    return [{ title: one.text, organisation: near.text }];
  });
}
