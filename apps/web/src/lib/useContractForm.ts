import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodType } from "zod";

/** A form checked by a contract schema: values are its input, what is submitted its output. */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: ZodType<Out, In>,
  options: { defaultValues: DefaultValues<In>; values?: In },
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    ...options,
    resolver: zodResolver(schema),
    // An answer that comes late must not overwrite what was typed meanwhile.
    resetOptions: { keepDirtyValues: true },
  });
}
