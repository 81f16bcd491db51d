/** Returns the calendar day (YYYY-MM-DD) of a moment where the reader is, by default today. */
export function localDay(at: Date | number = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(at);
}
