import type { AppState } from "./store.ts";

/** What storage held of the courses until the area that has them is read; none once it is. */
let kept: unknown;

/** Keeps what storage held of the courses. */
export function keepCourses(stored: unknown): void {
  kept = stored;
}

/** Hands over what storage held, once. */
export function takeCourses(): unknown {
  const stored = kept;
  kept = undefined;
  return stored;
}

/** The courses to store: those of the store, or, until it has them, those that storage held. */
export function coursesOf(state: AppState): unknown {
  const { courses } = state as { courses?: object };
  if (!courses) return kept;
  // How a load goes is over when the page is.
  const { loads: _passing, ...stored } = courses as { loads?: unknown };
  return stored;
}
