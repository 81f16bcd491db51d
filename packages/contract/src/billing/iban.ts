import { passesMod97 } from "./checkDigits.ts";

/** Returns the IBAN without spaces, or undefined when its format or check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/\s/g, "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return undefined;
  return passesMod97(plain.slice(4) + plain.slice(0, 4)) ? plain : undefined;
}
