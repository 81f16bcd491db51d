import CardsIcon from "@mui/icons-material/GridViewRounded";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";

export type View = "table" | "cards";

/** The stored view; a table unless cards were chosen. */
export function readView(stored: unknown): View {
  return stored === "cards" ? "cards" : "table";
}

interface Props {
  view: View;
  onView: (view: View) => void;
  words: { label: string; table: string; cards: string };
}

/** Table or cards. */
export function ViewSwitch({ view, onView, words }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={words.label}
      onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
    >
      <ToggleButton value="table" aria-label={words.table}>
        <TableIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="cards" aria-label={words.cards}>
        <CardsIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
