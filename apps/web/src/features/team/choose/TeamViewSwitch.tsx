import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import MapIcon from "lucide-react/icons/grid-3x3";
import ListIcon from "lucide-react/icons/list";
import { useTranslation } from "react-i18next";

export type TeamView = "map" | "list";

interface Props {
  view: TeamView;
  onView: (view: TeamView) => void;
}

/** Toggle between heat map and list. */
export function TeamViewSwitch({ view, onView }: Props) {
  const { t } = useTranslation("team");
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t("view.label")}
      onChange={(_event, chosen: TeamView | null) => chosen && onView(chosen)}
    >
      <ToggleButton value="map" aria-label={t("view.map")} title={t("view.map")}>
        <MapIcon size={20} />
      </ToggleButton>
      <ToggleButton value="list" aria-label={t("view.list")} title={t("view.list")}>
        <ListIcon size={20} />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
