import { LimitedText } from "./LimitedText.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum length in characters. */
  limit: number;
  help?: string;
  required?: boolean;
  rows?: number;
}

/** A multi-line text field outside a form, with a character counter. */
export function LongText({ onChange, rows = 2, ...props }: Props) {
  return <LimitedText {...props} rows={rows} onChange={({ target }) => onChange(target.value)} />;
}
