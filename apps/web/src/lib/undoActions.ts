type Undo = () => void;

// Functions cannot lie in the store; the snackbar state names the latest one by number.
let latest: { id: number; undo: Undo } = { id: 0, undo: () => undefined };

/** Keeps the function that takes an act back and answers its number for the snackbar state. */
export function registerUndo(undo: Undo): number {
  latest = { id: latest.id + 1, undo };
  return latest.id;
}

/** Runs the kept function once, if it is still the latest one. */
export function runUndo(id: number): void {
  if (latest.id !== id) return;
  const { undo } = latest;
  latest = { id, undo: () => undefined };
  undo();
}
