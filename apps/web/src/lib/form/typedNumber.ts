import { parseNumber } from "@vaardig/contract/parseNumber";
import { type ZodType, z } from "zod";

/** Returns the number of a field's text: null when empty, NaN when it is not a number. */
export const parseTypedNumber = (text: string): number | null =>
  text.trim() === "" ? null : (parseNumber(text) ?? Number.NaN);

/** Returns a schema of a number field as text: applies the contract's rule; empty means undefined. */
export function typedNumber<Out>(rule: ZodType<Out, number>) {
  return z
    .string()
    .trim()
    .transform((typed) => parseTypedNumber(typed) ?? undefined)
    .pipe(rule as ZodType<Out, number | undefined>);
}

/** Returns the same schema for an optional field: empty means null. */
export function typedNumberOrNone<Out>(rule: ZodType<Out, number | null>) {
  return z.string().trim().transform(parseTypedNumber).pipe(rule);
}
