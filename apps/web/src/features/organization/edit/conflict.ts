/** A field whose saved value is another one than the reader's. */
export interface Difference {
  field: string;
  label: string;
  theirs: string;
  mine: string;
}

interface Shown {
  field: string;
  label: string;
  /** What the form began with, what is saved now, what the reader wants: as words. */
  base: string;
  theirs: string;
  mine: string;
}

/** What differs between what is saved now and what the reader wants, where either changed it. */
export function differencesOf(fields: readonly Shown[]): Difference[] {
  return fields
    .filter(({ base, theirs, mine }) => theirs !== mine && (theirs !== base || mine !== base))
    .map(({ field, label, theirs, mine }) => ({ field, label, theirs, mine }));
}
