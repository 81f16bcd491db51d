import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

/** Checks what a form would send; errors keep the names of the form's fields, so both must use the same ones. */
export function sentResolver<In extends FieldValues, Sent extends FieldValues, Out extends FieldValues>(
  schema: ZodType<Out, Sent>,
  toSend: (values: In) => Sent,
): Resolver<In, unknown, Out> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const { values: checked, errors } = await check(toSend(values), context, {
      ...options,
      fields: options.fields as never,
      names: options.names as never,
    });
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<In> }
      : { values: checked as Out, errors: {} };
  };
}
