/** A column of a template. */
export interface SheetColumn {
  key: string;
  required: boolean;
  /** Headers that mean it, in any language, beside its key. */
  titles: readonly string[];
  /** Headers that mean it where no other header does. */
  weakTitles?: readonly string[];
}

export interface MatchedHeader {
  /** Per cell of the header its title and the column it was taken for, if any. */
  header: {
    title: string;
    column: string | null;
    /** The skill that a column is about. */
    skillId?: string;
    /** Why it was not taken: key of `validation.<lang>.json`. */
    hint?: string;
  }[];
  /** Required columns that the file does not have. */
  missing: string[];
}

/** Letters and digits alone, small and without accents, so that "E-mail adres" and "e_mailadres" are the same. */
function plain(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Finds the columns of a template in a file's first row; each is taken once, from the first header that means it. */
export function matchHeader(cells: readonly string[], columns: readonly SheetColumn[]): MatchedHeader {
  const header: MatchedHeader["header"] = cells.map((title) => ({
    title: title.slice(0, 100),
    column: null,
  }));
  const taken = new Set<string>();
  // Required columns choose first: a single "rol" is the access level that every file must have.
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
