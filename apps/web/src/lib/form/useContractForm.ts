import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodType } from "zod";
import { useFormDraft } from "./useFormDraft.ts";

interface Options<In extends FieldValues> {
  defaultValues: DefaultValues<In>;
  values?: In;
  /** Id of the record that is edited, where one address shows the same form for several. */
  about?: string;
}

/** A form checked by a contract schema: values are its input, what is submitted its output. */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: ZodType<Out, In>,
  { about, ...options }: Options<In>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({
    ...options,
    resolver: zodResolver(schema),
    // An answer that comes late must not overwrite what was typed meanwhile.
    resetOptions: { keepDirtyValues: true },
  });
  useFormDraft(form, about);
  return form;
}
