/** A part of a text as a pattern of `like`: what was typed is meant as it stands, a wide ％ too, which folds to %. */
export const patternOf = (search: string): string =>
  `%${search.normalize("NFKD").replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether a text matches the pattern at `place`, whatever the capitals and accents of both; `fold` is the database's
 * own function. Folded once a statement, not once a row.
 */
export const hasText = (text: string, place: string): string => `fold(${text}) like (select fold(${place}))`;

/** The two dots of ä, ö and ü, where they stand apart from their letter, as the e that many write for them. */
const spelledOut = (text: string) => `replace(${text}, U&'\\0308', 'e')`;

/**
 * The same for the name of the person `alias`, which is stored folded. "Mueller" and "Müller" find each other too: what was
 * typed with dots is looked for spelled out, and what was typed with an e in the names that have other than plain letters,
 * which are few.
 */
export const hasName = (alias: string, place: string): string => {
  const name = `(${alias}.first_name || ' ' || ${alias}.last_name)`;
  return `(${alias}.folded_name like (select fold(${place}))
    or ((select ${place}::text like U&'%\\0308%') and ${alias}.folded_name like (select fold(${spelledOut(`${place}::text`)})))
    or ((select ${place}::text ~* '[aou]e') and octet_length(${name}) > length(${name})
      and fold(${spelledOut(`normalize(${name}, NFKD)`)}) like (select fold(${spelledOut(`${place}::text`)}))))`;
};
