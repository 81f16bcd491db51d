import type { AppState } from "./store.ts";

/** Stored courses until the signed-in area has loaded; undefined afterwards. */
let kept: unknown;

/** Stores the persisted courses temporarily. */
export function setStoredCourses(stored: unknown): void {
  kept = stored;
}

/** Returns the stored courses, once. */
export function consumeStoredCourses(): unknown {
  const stored = kept;
  kept = undefined;
  return stored;
}

/** Returns the courses to persist: from the store, or the stored ones until the store has them. */
export function coursesOf(state: AppState): unknown {
  const { courses } = state as { courses?: object };
  if (!courses) return kept;
  // Loading state does not outlive the page.
  const { loads: _passing, ...stored } = courses as { loads?: unknown };
  return stored;
}
