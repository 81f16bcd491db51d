import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodType } from "zod";
import { useFormDraft } from "./useFormDraft.ts";

interface Options<In extends FieldValues> {
  defaultValues: DefaultValues<In>;
  values?: In;
  /** Id of the edited record, when several records share the form's URL. */
  about?: string;
}

/** Returns a form validated by a contract schema: values are its input, submitted data its output. */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: ZodType<Out, In>,
  { about, ...options }: Options<In>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({
    ...options,
    resolver: zodResolver(schema),
    // A late response must not overwrite input; a reset that is to discard it says so.
    resetOptions: { keepDirtyValues: true },
  });
  useFormDraft(form, about);
  return form;
}
