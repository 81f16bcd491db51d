import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

/** Returns a resolver that validates the request built from a form; field names of both must match. */
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
