import { passesMod97 } from "./checkDigits.ts";

/** An IBAN without spaces; undefined where its form or its check digits are wrong. */
export function readIban(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/\s/g, "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return undefined;
  return passesMod97(plain.slice(4) + plain.slice(0, 4)) ? plain : undefined;
}
