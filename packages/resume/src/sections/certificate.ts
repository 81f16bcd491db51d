import type { YearMonth } from "./dates.ts";

export interface Certificate {
  name: string;
  issuer: string | null;
  number: string | null;
  issued: YearMonth | null;
  expires: YearMonth | null;
  /** The exact words it was read from. */
  words: string;
}
