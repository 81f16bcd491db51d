/** Whether the last day, YYYY-MM-DD, lies before today in universal time, by which the server counts too. */
export function hasExpired(lastDay: string, now: Date): boolean {
  return lastDay < now.toISOString().slice(0, 10);
}
