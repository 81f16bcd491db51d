type Undo = () => void;

// Functions cannot be stored in Redux; the snackbar state refers to the latest one by id.
let latest: { id: number; undo: Undo } = { id: 0, undo: () => undefined };

/** Stores an undo function and returns its id for the snackbar state. */
export function registerUndo(undo: Undo): number {
  latest = { id: latest.id + 1, undo };
  return latest.id;
}

/** Runs the undo function once, when it is still the latest one. */
export function runUndo(id: number): void {
  if (latest.id !== id) return;
  const { undo } = latest;
  latest = { id, undo: () => undefined };
  undo();
}
