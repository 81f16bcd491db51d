/** Returns the name of the browser's time zone. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
