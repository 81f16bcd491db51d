import { type AdFact, firstFact } from "./adFact.ts";
import names from "./towns.json" with { type: "json" };

const plain = (name: string) => name.toLowerCase().replaceAll("-", " ").trim();
const towns = new Set(names.map(plain));
const isTown = (name: string) => towns.has(plain(name));

const town =
  "(?:'s-)?\\p{Lu}[\\p{L}'’]*(?:[- ](?:(?:aan|den|de|op|in|upon|on|bij|ter|ten|van)[- ](?:de[nr]?[- ])?)?(?:'s-)?\\p{Lu}[\\p{L}'’]*){0,3}";
const labels =
  "(?:werk)?locatie|standplaats|werkplek|plaats|vestiging|(?:work(?:ing)? |job )?location|place(?: of work)?|based in|office|where|(?:stand|arbeits|einsatz)?ort|lieu(?: de travail)?|localisation|miejsce(?: pracy)?|lokalizacja";
const labelled = new RegExp(`^(?:${labels})\\s*[:|–-]\\s*(${town})`, "iu");
const based = new RegExp(
  `(?:standplaats is|werkt vanuit|gevestigd in|based in|located in|office in|kantoor in)\\s+(${town})`,
  "u",
);
const within = new RegExp(`(?<!\\p{L})(?:in|te|we?|à)\\s+(${town})`, "u");
const separators = /\s*(?:[·|,/()–•@]|\s-\s|\s(?:or|of|en|and)\s)\s*/u;
const noPlace =
  /^(?:NL|Nederland|(?:The )?Netherlands|Remote|Hybride?|Thuis|Home|Full-?time|Part-?time|Europe|Europa|Maandag|Monday)\b/i;
/** Longer lines are sentences. */
const LONGEST = 110;

/** The town of a job: labelled, told beside its title, or named as where the work is. `head` is where the title stands. */
export function placeOf(lines: readonly string[], head: readonly string[]): AdFact<string> | null {
  const named = (match: RegExpExecArray): string | null => {
    const found = match[1]?.trim() ?? "";
    return /^(?:'s-)?\p{Lu}/u.test(found) && !noPlace.test(found) ? found : null;
  };
  return (
    firstFact(lines, labelled, named) ??
    besideTitle(head) ??
    firstFact(lines, based, named) ??
    firstFact(head, within, (match) => longestTown(match[1] ?? ""))
  );
}

function besideTitle(head: readonly string[]): AdFact<string> | null {
  for (const line of head) {
    if (line.length > LONGEST) continue;
    const value = line.split(separators).map(longestTown).find(Boolean);
    if (value) return { value, words: line };
  }
  return null;
}

/** "Amsterdam Zuidoost" is Amsterdam; null where the words begin with no town. */
function longestTown(words: string): string | null {
  const all = words.trim().split(" ");
  for (let count = all.length; count > 0; count -= 1) {
    const name = all.slice(0, count).join(" ");
    if (isTown(name)) return name;
  }
  return null;
}
