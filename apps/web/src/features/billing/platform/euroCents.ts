import { parseNumber } from "@vaardig/contract/parseNumber";

/** Parses a typed amount such as "9", "9,50" or "€ 1.250,00"; returns cents, or undefined when invalid. */
export function euroCents(text: string): number | undefined {
  const euros = parseNumber(text.replace("€", ""));
  return euros === undefined ? undefined : Math.round(euros * 100);
}

/** Returns hundredths of a percent as field text: "21", "5.5". */
export const typedPercent = (hundredths: number) => String(hundredths / 100);

/** Returns cents as field text: "9.50". */
export const typedEuros = (cents: number) => (cents / 100).toFixed(2);
