import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { tokenize } from "@vaardig/matching/textMatch/tokenize";
import { inflectedStem } from "@vaardig/matching/textMatch/wordStems";

/** Maximum number of concepts that may share a single word for it to identify one. */
const RARE = 3;

function formOf(name: string, lang: string): string {
  return tokenize(name)
    .map(({ text }) => inflectedStem(text, lang))
    .join(" ");
}

/**
 * Returns the names of another taxonomy without those that the starter has in either language: such a name
 * means the starter's skill.
 */
export function withoutNamesOf(starter: readonly Label[], imported: readonly Label[]): Label[] {
  const named = new Map(starter.map((label) => [formOf(label.label, label.lang), label.conceptId]));
  return imported.filter(
    (label) => (named.get(formOf(label.label, label.lang)) ?? label.conceptId) === label.conceptId,
  );
}

/**
 * Returns the names of another taxonomy that can identify a skill in running text. Single words only when in
 * capitals ("COBOL"), preferred, or shared by few other concepts: ESCO calls search engines "Google" and
 * moving things "climb".
 */
export function namesWithWords(labels: readonly Label[]): Label[] {
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
 * Returns whether a text contains a name exactly, apart from plurals and endings. Among so many names some
 * always resemble the text: "recording your findings" is not to record archaeological finds.
 */
export function isWrittenAs(
  { label, start, end }: { label: string; start: number; end: number },
  text: string,
  languages: readonly string[],
): boolean {
  const written = text.slice(start, end);
  return languages.some((lang) => formOf(written, lang) === formOf(label, lang));
}
