/** A column of a template. */
export interface SheetColumn {
  key: string;
  required: boolean;
  /** Headers for this column, in any language, beside its key. */
  titles: readonly string[];
  /** Headers for this column when no other header matches. */
  weakTitles?: readonly string[];
}

export interface MatchedHeader {
  /** The cells of the header, each with its title and the column recognized for it, if any. */
  header: {
    title: string;
    column: string | null;
    /** The skill that a column is about. */
    skillId?: string;
    /** Why the header was not recognized: key of `validation.<lang>.json`. */
    hint?: string;
  }[];
  /** Required columns that the file lacks. */
  missing: string[];
}

/**
 * Reduces a title to lowercase letters and digits without accents, so that "E-mail adres" and "e_mailadres"
 * are equal.
 */
function plain(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Finds the columns of a template in a file's first row; each column is taken once, from the first matching
 * header.
 */
export function matchHeader(cells: readonly string[], columns: readonly SheetColumn[]): MatchedHeader {
  const header: MatchedHeader["header"] = cells.map((title) => ({
    title: title.slice(0, 100),
    column: null,
  }));
  const taken = new Set<string>();
  // Required columns are matched first: a single "rol" is the access level that every file must have.
  for (const required of [true, false]) {
    const columnsNow = columns.filter((column) => column.required === required);
    const names: ((column: SheetColumn) => readonly string[])[] = [
      ({ key }) => [key],
      ({ titles }) => titles,
      ({ weakTitles = [] }) => weakTitles,
    ];
    for (const namesOf of names)
      for (const column of columnsNow) take(header, taken, column, namesOf(column));
  }
  const missing = columns.filter(({ key, required }) => required && !taken.has(key)).map(({ key }) => key);
  return { header, missing };
}

function take(
  header: MatchedHeader["header"],
  taken: Set<string>,
  { key }: SheetColumn,
  names: readonly string[],
): void {
  if (taken.has(key)) return;
  const known = new Set(names.map(plain));
  const cell = header.find((one) => one.column === null && known.has(plain(one.title)));
  if (!cell) return;
  cell.column = key;
  taken.add(key);
}
