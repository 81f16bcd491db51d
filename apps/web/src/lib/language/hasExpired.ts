/** Returns whether the last day, YYYY-MM-DD, is before today in UTC, as on the server. */
export function hasExpired(lastDay: string, now: Date): boolean {
  return lastDay < now.toISOString().slice(0, 10);
}
