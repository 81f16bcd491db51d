import type { OutlinedInputProps } from "@mui/material/OutlinedInput";
import { LimitedText } from "./LimitedText.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum length in characters. */
  limit: number;
  /** Error message; null without one. */
  problem?: string | null | undefined;
  required?: boolean;
  input?: OutlinedInputProps;
}

/** A single-line text field outside a form, with a message at its limit. */
export function ShortText({ onChange, problem, ...props }: Props) {
  return (
    <LimitedText
      {...props}
      error={problem ? { type: "server", message: problem } : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
