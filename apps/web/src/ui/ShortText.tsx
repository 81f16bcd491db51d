import type { OutlinedInputProps } from "@mui/material/OutlinedInput";
import { LimitedText } from "./LimitedText.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters at most. */
  limit: number;
  /** What is wrong with it, in words. */
  problem?: string | null | undefined;
  required?: boolean;
  input?: OutlinedInputProps;
}

/** One line of text outside a form, which says when it is full. */
export function ShortText({ onChange, problem, ...props }: Props) {
  return (
    <LimitedText
      {...props}
      error={problem ? { type: "server", message: problem } : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
