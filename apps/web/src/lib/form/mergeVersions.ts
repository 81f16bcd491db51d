import { isSame } from "./isSame.ts";

export interface MergeResult<T extends object> {
  /** Fields changed on both sides to different values. */
  conflicts: (keyof T & string)[];
  /** Fields changed only by the other side. */
  taken: (keyof T & string)[];
  /** The other version with one's own changes applied. */
  merged: T;
}

/** Compares two versions of a form's values with their common base. */
export function mergeVersions<T extends object>(base: T, mine: T, theirs: T): MergeResult<T> {
  const merge: MergeResult<T> = { conflicts: [], taken: [], merged: { ...theirs } };
  for (const name of Object.keys(base) as (keyof T & string)[]) {
    if (!isSame(mine[name], base[name])) {
      merge.merged[name] = mine[name];
      if (!isSame(mine[name], theirs[name])) merge.conflicts.push(name);
    } else if (!isSame(theirs[name], base[name])) merge.taken.push(name);
  }
  return merge;
}
