/** A part of a text as a pattern of `like`: what was typed is meant as it stands, a wide ％ too, which folds to %. */
export const patternOf = (search: string): string =>
  `%${search.normalize("NFKD").replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether a text matches the pattern at `place`, whatever the capitals and accents of both; `fold` is the database's
 * own function. Folded once a statement, not once a row.
 */
export const hasText = (text: string, place: string): string => `fold(${text}) like (select fold(${place}))`;

/** The same for the name of the person `alias`, which is stored folded. */
export const hasName = (alias: string, place: string): string =>
  `${alias}.folded_name like (select fold(${place}))`;
