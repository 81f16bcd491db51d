import { isSame } from "./isSame.ts";

export interface Merge<T extends object> {
  /** Fields that both changed, and differently. */
  conflicts: (keyof T & string)[];
  /** Fields that only the other one changed. */
  taken: (keyof T & string)[];
  /** Theirs, with what I changed on top. */
  merged: T;
}

/** Compares two versions of a form's values that grew from the same one. */
export function mergeVersions<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const merge: Merge<T> = { conflicts: [], taken: [], merged: { ...theirs } };
  for (const name of Object.keys(base) as (keyof T & string)[]) {
    if (!isSame(mine[name], base[name])) {
      merge.merged[name] = mine[name];
      if (!isSame(mine[name], theirs[name])) merge.conflicts.push(name);
    } else if (!isSame(theirs[name], base[name])) merge.taken.push(name);
  }
  return merge;
}
