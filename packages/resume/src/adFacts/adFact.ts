/** Something that an ad says of the job, with the words that say it. */
export interface AdFact<T> {
  value: T;
  words: string;
}

/** The first of the lines that a pattern reads, as `read` makes it; null where none does. */
export function firstFact<T>(
  lines: readonly string[],
  pattern: RegExp,
  read: (match: RegExpExecArray) => T | null,
): AdFact<T> | null {
  for (const line of lines) {
    const match = pattern.exec(line);
    const value = match && read(match);
    if (match && value !== null) return { value, words: match[0].trim() };
  }
  return null;
}
