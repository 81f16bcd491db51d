import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { DateInput } from "./DateInput.tsx";
import { LimitedText } from "./LimitedText.tsx";

export interface InputProps<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  name: FieldPath<In>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface Props<In extends FieldValues> extends InputProps<In> {
  type?: "text" | "email" | "tel" | "url" | "number" | "date" | "password";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: string;
  /** Number of lines; a single line without it. */
  rows?: number;
  /** Maximum length in characters; a long text shows a counter. */
  counter?: number;
  endAdornment?: ReactNode;
}

/** A single-line or multi-line text field of a form; a date has the one field of dates. */
export function TextInput<In extends FieldValues>(props: Props<In>) {
  if (props.type !== "date") return <PlainInput {...props} />;
  const { control, name, label, help, required = false, disabled = false } = props;
  return <DateInput keepsText {...{ control, name, label, help, required, disabled }} />;
}

function PlainInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false, rows, counter } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...rest } = field;
  return (
    <LimitedText
      label={label}
      value={String(value ?? "")}
      onChange={onChange}
      limit={counter}
      rows={rows}
      help={help}
      required={required}
      error={fieldState.error}
      inputMode={props.type === "number" ? "decimal" : undefined}
      input={{
        ...rest,
        inputRef: ref,
        // A browser's own number field reads "8.000" as eight, and changes the number when scrolled over.
        type: props.type === "number" ? "text" : (props.type ?? "text"),
        disabled,
        autoFocus: props.autoFocus ?? false,
        endAdornment: props.endAdornment,
        ...(props.autoComplete && { autoComplete: props.autoComplete }),
        ...(props.placeholder && { placeholder: props.placeholder }),
      }}
    />
  );
}
