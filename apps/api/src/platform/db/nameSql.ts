/** Returns the SQL sort key of a text: accented letters next to plain ones, regardless of case. */
export const alphabetical = (column: string): string => `lower(${column} collate "und-x-icu")`;

/** Returns SQL for the full name of the person `alias`. */
export const fullName = (alias: string): string => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;

/** Returns SQL to order people by the name of the person `alias`. */
export const byName = (alias: string, direction: "" | " desc" = ""): string =>
  `${alphabetical(`${alias}.first_name`)}${direction}, ${alphabetical(`${alias}.last_name`)}${direction}, ${alias}.id${direction}`;
