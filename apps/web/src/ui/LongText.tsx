import { LimitedText } from "./LimitedText.tsx";

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
export function LongText({ onChange, rows = 2, ...props }: Props) {
  return <LimitedText {...props} rows={rows} onChange={({ target }) => onChange(target.value)} />;
}
