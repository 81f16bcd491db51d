import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { Field, helpIdOf } from "./Field.tsx";
import { useTextLimit } from "./useTextLimit.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters at most. */
  limit: number;
  help?: string;
  required?: boolean;
  rows?: number;
}

/** Several lines of text outside a form, with a count. */
export function LongText({ label, value, onChange, limit, help, required = false, rows = 2 }: Props) {
  const id = useId();
  const { inputProps, counter, notice } = useTextLimit(value, limit);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      help={help}
      notice={notice}
      error={undefined}
      aside={counter}
    >
      <OutlinedInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={rows}
        slotProps={{ input: { "aria-describedby": helpIdOf(id), ...inputProps } }}
      />
    </Field>
  );
}
