import Chip from "@mui/material/Chip";
import { useFormat } from "../lib/language/useFormat.ts";

interface Props {
  label: string;
  count?: number;
  selected: boolean;
  onToggle: () => void;
}

/** A toggle filter with its number of results. */
export function FilterChip({ label, count, selected, onToggle }: Props) {
  const format = useFormat();
  return (
    <Chip
      label={count === undefined ? label : `${label} · ${format.number(count)}`}
      variant="outlined"
      color={selected ? "primary" : "default"}
      aria-pressed={selected}
      onClick={onToggle}
    />
  );
}
