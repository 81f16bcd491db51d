/** Returns the name of the browser's time zone. */
export const timeZoneName = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
