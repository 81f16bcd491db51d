import { type Control, useController } from "react-hook-form";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import type { JobBody, JobValues } from "./jobValues.ts";

interface Props {
  control: Control<JobValues, unknown, JobBody>;
  name: keyof JobValues;
  label: string;
  help?: string | undefined;
}

/** Field for an active colleague, optional. */
export function ColleagueInput({ control, name, label, help }: Props) {
  const { field, fieldState } = useController({
    control,
    name: name === "contact_id" ? "contact_id" : "hiring_manager_id",
  });
  return (
    <PersonSelect
      label={label}
      help={help}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
