import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";
import type { FieldError } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import { useTextLimit } from "./useTextLimit.tsx";

interface Props {
  label: string;
  value: string;
  onChange: OutlinedInputProps["onChange"];
  /** Characters at most: the text stops there and says so. */
  limit?: number | undefined;
  /** Lines of a long text, which shows how many characters are used; one line without it. */
  rows?: number | undefined;
  help?: ReactNode;
  required?: boolean;
  error?: FieldError | undefined;
  /** What else the input itself is given. */
  input?: OutlinedInputProps;
}

/** One line or several lines of text: label above, help, what did not fit or the error under it. */
export function LimitedText(props: Props) {
  const { label, value, onChange, limit, rows, help, required = false, error, input } = props;
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
        slotProps={{ input: { "aria-describedby": helpIdOf(id), ...inputProps } }}
      />
    </Field>
  );
}
