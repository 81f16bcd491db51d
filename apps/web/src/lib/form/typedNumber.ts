import { type ZodType, z } from "zod";

/** The contract's rule for a number, on what a form holds: text as it is typed; an empty field is not given. */
export function typedNumber<Out>(rule: ZodType<Out, number>) {
  return z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? undefined : Number(typed.replace(",", "."))))
    .pipe(rule as ZodType<Out, number | undefined>);
}

/** The same where the field may stay empty. */
export function typedNumberOrNone<Out>(rule: ZodType<Out, number | null>) {
  return z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed.replace(",", "."))))
    .pipe(rule);
}
