/** How long the end of an application can be undone, in milliseconds; as long as the mail of a rejection waits. */
export const UNDO_MS = 10 * 60_000;
