/** A text as lists are sorted by it: letters with an accent beside those without, capitals beside small ones. */
export const alphabetical = (column: string): string => `lower(${column} collate "und-x-icu")`;

/** The name of the person `alias`. */
export const fullName = (alias: string): string => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;

/** The order of people by name, of the person `alias`. */
export const byName = (alias: string, direction: "" | " desc" = ""): string =>
  `${alphabetical(`${alias}.first_name`)}${direction}, ${alphabetical(`${alias}.last_name`)}${direction}, ${alias}.id${direction}`;
