/** Name of the zone in which this browser shows times. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
