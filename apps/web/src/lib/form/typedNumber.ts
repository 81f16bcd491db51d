import { readNumber } from "@vaardig/contract/readNumber";
import { type ZodType, z } from "zod";

/** Returns a schema of a number field as text: applies the contract's rule; empty means undefined. */
export function typedNumber<Out>(rule: ZodType<Out, number>) {
  return z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? undefined : (readNumber(typed) ?? Number.NaN)))
    .pipe(rule as ZodType<Out, number | undefined>);
}

/** Returns the same schema for an optional field: empty means null. */
export function typedNumberOrNone<Out>(rule: ZodType<Out, number | null>) {
  return z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : (readNumber(typed) ?? Number.NaN)))
    .pipe(rule);
}
