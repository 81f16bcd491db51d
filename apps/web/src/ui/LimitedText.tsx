import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";
import type { FieldError } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import { useTextLimit } from "./useTextLimit.tsx";

interface Props {
  label: string;
  value: string;
  onChange: OutlinedInputProps["onChange"];
  /** Maximum length in characters; input stops there with a message. */
  limit?: number | undefined;
  /** Number of lines, with a character counter; a single line without it. */
  rows?: number | undefined;
  help?: ReactNode;
  required?: boolean;
  error?: FieldError | undefined;
  inputMode?: "decimal" | "numeric" | "text" | undefined;
  /** Additional props of the input. */
  input?: OutlinedInputProps;
}

/** A single-line or multi-line text field: label above; help, overflow notice or error below. */
export function LimitedText(props: Props) {
  const { label, value, onChange, limit, rows, help, required = false, error, inputMode, input } = props;
  const id = useId();
  const { inputProps, counter, notice } = useTextLimit(value, limit);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      help={help}
      notice={notice}
      error={error}
      aside={rows === undefined ? undefined : counter}
    >
      <OutlinedInput
        {...input}
        id={id}
        value={value}
        onChange={onChange}
        {...(rows !== undefined && { multiline: true, minRows: rows })}
        slotProps={{ input: { "aria-describedby": helpIdOf(id), inputMode, ...inputProps } }}
      />
    </Field>
  );
}
