import OutlinedInput from "@mui/material/OutlinedInput";
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import { useTextLimit } from "./useTextLimit.tsx";

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
  /** Lines of a long text; one line without it. */
  rows?: number;
  /** Stops at so many characters, and shows how many are used. */
  counter?: number;
  endAdornment?: ReactNode;
}

/** One line or several lines of text. */
export function TextInput<In extends FieldValues>(props: Props<In>) {
  const {
    control,
    name,
    label,
    help,
    required = false,
    disabled = false,
    rows,
    counter,
    type = "text",
  } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const value = field.value ?? "";
  const limit = useTextLimit(String(value), counter);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      help={help}
      error={fieldState.error}
      notice={limit.notice}
      aside={limit.counter}
    >
      <OutlinedInput
        {...field}
        id={id}
        value={value}
        inputRef={field.ref}
        ref={null}
        type={type}
        disabled={disabled}
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { minRows: rows })}
        {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
        {...(props.placeholder ? { placeholder: props.placeholder } : {})}
        autoFocus={props.autoFocus ?? false}
        endAdornment={props.endAdornment}
        slotProps={{ input: { "aria-describedby": helpIdOf(id), ...limit.inputProps } }}
      />
    </Field>
  );
}
