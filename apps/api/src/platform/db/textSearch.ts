/**
 * Converts a search text to a pattern for `like` that matches it literally; this includes the full-width ％,
 * which folds to %.
 */
export const patternOf = (search: string): string =>
  `%${search.normalize("NFKD").replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Returns the SQL condition that a text matches the pattern at `place`, ignoring case and accents; `fold` is
 * a database function. The pattern is folded once per statement, not per row.
 */
export const hasText = (text: string, place: string): string => `fold(${text}) like (select fold(${place}))`;

/**
 * Returns SQL that replaces the combining diaeresis of ä, ö and ü by an e, the common alternative spelling.
 */
const spelledOut = (text: string) => `replace(${text}, U&'\\0308', 'e')`;

/**
 * Returns the SQL condition for the name of the person `alias`, which is stored folded. "Mueller" and
 * "Müller" find each other: a search with a diaeresis also matches the spelling with e, and a search with e
 * also matches the few names with non-ASCII letters.
 */
export const hasName = (alias: string, place: string): string => {
  const name = `(${alias}.first_name || ' ' || ${alias}.last_name)`;
  return `(${alias}.folded_name like (select fold(${place}))
    or ((select ${place}::text like U&'%\\0308%') and ${alias}.folded_name like (select fold(${spelledOut(`${place}::text`)})))
    or ((select ${place}::text ~* '[aou]e') and octet_length(${name}) > length(${name})
      and fold(${spelledOut(`normalize(${name}, NFKD)`)}) like (select fold(${spelledOut(`${place}::text`)}))))`;
};
