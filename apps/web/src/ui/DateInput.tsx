import { type ReactNode, useId } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { DateField } from "./DateField.tsx";
import { Field, helpIdOf } from "./Field.tsx";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  name: FieldPath<In>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** An empty field stays an empty text; without this it is null, unless it is required. */
  keepsText?: boolean;
}

/** Date field of a form, with values as YYYY-MM-DD. */
export function DateInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false, keepsText = required } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <DateField
        id={id}
        name={field.name}
        value={field.value ?? ""}
        onChange={(value) => field.onChange(value === "" && !keepsText ? null : value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        disabled={disabled}
        describedBy={helpIdOf(id)}
      />
    </Field>
  );
}
