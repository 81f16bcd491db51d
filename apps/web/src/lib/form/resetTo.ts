import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Sets a form's default values to `start` and its values to `values`; differences count as changed. */
export function resetTo<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  start: In,
  values: In,
): void {
  form.reset(start, { keepDirtyValues: false });
  form.reset(values, { keepDirtyValues: false, keepDefaultValues: true });
}
