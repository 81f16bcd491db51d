import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { tokenize } from "@vaardig/matching/textMatch/tokenize";
import { inflectedStem } from "@vaardig/matching/textMatch/wordStems";

/** A word that more concepts have in their names says too little alone. */
const RARE = 3;

function formOf({ label, lang }: Label): string {
  return tokenize(label)
    .map(({ text }) => inflectedStem(text, lang))
    .join(" ");
}

/** Names of another taxonomy, without those that the starter has in either language: its skill is meant by them. */
export function withoutNamesOf(starter: readonly Label[], imported: readonly Label[]): Label[] {
  const named = new Map(starter.map((label) => [formOf(label), label.conceptId]));
  return imported.filter((label) => (named.get(formOf(label)) ?? label.conceptId) === label.conceptId);
}

/**
 * Names of another taxonomy that speak for a skill in running text: of single words those in capitals ("COBOL") or
 * preferred, where few other concepts have the word. ESCO calls search engines "Google" and moving things "climb".
 */
export function namesThatSpeak(labels: readonly Label[]): Label[] {
  const holders = new Map<string, Set<string>>();
  for (const { label, conceptId } of labels) {
    for (const { text } of tokenize(label)) {
      const known = holders.get(text);
      if (known) known.add(conceptId);
      else holders.set(text, new Set([conceptId]));
    }
  }
  return labels.filter(({ label, preferred }) => {
    const [only, second] = tokenize(label);
    if (only === undefined || second !== undefined) return true;
    const isName = /[\p{Lu}\p{N}]/u.test(label);
    const isRare = (holders.get(only.text)?.size ?? 0) <= RARE;
    return preferred ? isName || isRare : isName && isRare;
  });
}
