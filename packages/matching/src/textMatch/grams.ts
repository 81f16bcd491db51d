const SHORTEST = 2;
const LONGEST = 5;

/** The character 2–5-grams of a word with a space before and after it, repetitions included. */
export function gramsOf(word: string): string[] {
  const padded = ` ${word} `;
  const grams: string[] = [];
  for (let length = SHORTEST; length <= LONGEST && length <= padded.length; length += 1) {
    for (let at = 0; at + length <= padded.length; at += 1) grams.push(padded.slice(at, at + length));
  }
  return grams;
}
