import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import type { InputProps } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  /** Unit before or after the number: "€", "hours". */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** A number field for integers; an empty field is null. */
export function NumberInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <OutlinedInput
        {...field}
        id={id}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value === "" ? null : Number(target.value))}
        inputRef={field.ref}
        ref={null}
        type="number"
        disabled={disabled}
        startAdornment={props.startAdornment}
        endAdornment={props.endAdornment}
        slotProps={{ input: { inputMode: "numeric", step: 1, min: 0, "aria-describedby": helpIdOf(id) } }}
      />
    </Field>
  );
}
