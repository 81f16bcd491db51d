import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Lets a form begin at `start` and hold `values`; what differs between the two counts as changed. */
export function resetTo<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  start: In,
  values: In,
): void {
  form.reset(start, { keepDirtyValues: false });
  form.reset(values, { keepDirtyValues: false, keepDefaultValues: true });
}
