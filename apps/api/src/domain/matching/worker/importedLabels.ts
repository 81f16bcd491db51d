import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { tokenize } from "@vaardig/matching/textMatch/tokenize";
import { inflectedStem } from "@vaardig/matching/textMatch/wordStems";

/** A word that more concepts have in their names says too little alone. */
const RARE = 3;

function formOf(name: string, lang: string): string {
  return tokenize(name)
    .map(({ text }) => inflectedStem(text, lang))
    .join(" ");
}

/** Names of another taxonomy, without those that the starter has in either language: its skill is meant by them. */
export function withoutNamesOf(starter: readonly Label[], imported: readonly Label[]): Label[] {
  const named = new Map(starter.map((label) => [formOf(label.label, label.lang), label.conceptId]));
  return imported.filter(
    (label) => (named.get(formOf(label.label, label.lang)) ?? label.conceptId) === label.conceptId,
  );
}

/**
 * Names of another taxonomy that speak for a skill in running text: of single words those in capitals ("COBOL"), which
 * the skill prefers or few other concepts have. ESCO calls search engines "Google" and moving things "climb".
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
    if (!/[\p{Lu}\p{N}]/u.test(label)) return false;
    return preferred || (holders.get(only.text)?.size ?? 0) <= RARE;
  });
}

/**
 * Whether a text has a name as it is, but for plurals and endings. Of so many names some are always a few steps from
 * what is written: "recording your findings" is not to record archaeological finds.
 */
export function isWrittenSo(
  { label, start, end }: { label: string; start: number; end: number },
  text: string,
  languages: readonly string[],
): boolean {
  const written = text.slice(start, end);
  return languages.some((lang) => formOf(written, lang) === formOf(label, lang));
}
