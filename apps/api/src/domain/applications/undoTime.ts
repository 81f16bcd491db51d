/**
 * Time in which the end of an application can be undone, in milliseconds; the rejection email waits as long.
 */
export const UNDO_MS = 10 * 60_000;
