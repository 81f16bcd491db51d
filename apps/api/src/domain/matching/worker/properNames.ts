import type { Label } from "@vaardig/matching/textMatch/labelStore";

const word = /[\p{L}\p{N}+#]+/gu;
const shortForm = /\p{Lu}.*\p{Lu}|\p{L}.*[\p{N}+#]/u;

/**
 * Returns a test for names that are written the same in every language (SQL, Python, Power BI), unlike words
 * that are merely capitalized: a name is also capitalized inside a label, and no label has it in lowercase.
 */
export function properNameTest(labels: readonly Label[]): (words: string) => boolean {
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { label } of labels) {
    for (const { 0: one, index } of label.matchAll(word)) {
      if (shortForm.test(one) || (index > 0 && /^\p{Lu}/u.test(one))) names.add(one);
      else if (/^\p{Ll}/u.test(one)) small.add(one);
    }
  }
  return (words) =>
    [...words.matchAll(word)].some(([one]) => names.has(one) && !small.has(one.toLowerCase()));
}
