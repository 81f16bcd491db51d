import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import CardsIcon from "lucide-react/icons/layout-grid";
import TableIcon from "lucide-react/icons/rows-3";
import { useTranslation } from "react-i18next";

export type View = "table" | "cards";

/** Returns the stored view; a table by default. */
export function readView(stored: unknown): View {
  return stored === "cards" ? "cards" : "table";
}

interface Props {
  view: View;
  onView: (view: View) => void;
}

/** Toggle between table and cards. */
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
        <TableIcon size={20} />
      </ToggleButton>
      <ToggleButton value="cards" aria-label={t("view.cards")}>
        <CardsIcon size={20} />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
