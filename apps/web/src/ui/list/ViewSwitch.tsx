import CardsIcon from "@mui/icons-material/GridViewRounded";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslation } from "react-i18next";

export type View = "table" | "cards";

/** The stored view; a table unless cards were chosen. */
export function readView(stored: unknown): View {
  return stored === "cards" ? "cards" : "table";
}

interface Props {
  view: View;
  onView: (view: View) => void;
}

/** Table or cards. */
export function ViewSwitch({ view, onView }: Props) {
  const { t } = useTranslation("list");
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t("view.label")}
      onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
    >
      <ToggleButton value="table" aria-label={t("view.table")}>
        <TableIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="cards" aria-label={t("view.cards")}>
        <CardsIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
