import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useId, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { parseTypedNumber } from "../lib/form/typedNumber.ts";
import { Field, helpIdOf } from "./Field.tsx";
import type { InputProps } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  /** Unit before or after the number: "€", "hours". */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** A number field, typed as in the reader's language; an empty field is null. */
export function NumberInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState("");
  const id = useId();
  const value: number | null = field.value ?? null;
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <OutlinedInput
        {...field}
        id={id}
        value={Object.is(parseTypedNumber(typed), value) ? typed : String(value ?? "")}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(parseTypedNumber(target.value));
        }}
        inputRef={field.ref}
        ref={null}
        disabled={disabled}
        startAdornment={props.startAdornment}
        endAdornment={props.endAdornment}
        slotProps={{ input: { inputMode: "decimal", "aria-describedby": helpIdOf(id) } }}
      />
    </Field>
  );
}
