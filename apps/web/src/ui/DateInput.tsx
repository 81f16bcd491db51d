import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import type { InputProps } from "./TextInput.tsx";

/** A date field as YYYY-MM-DD; an empty field is null unless required. */
export function DateInput<In extends FieldValues>(props: InputProps<In>) {
  const { control, name, label, help, required = false, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <OutlinedInput
        {...field}
        id={id}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value === "" && !required ? null : target.value)}
        inputRef={field.ref}
        ref={null}
        type="date"
        disabled={disabled}
        slotProps={{ input: { "aria-describedby": helpIdOf(id) } }}
      />
    </Field>
  );
}
