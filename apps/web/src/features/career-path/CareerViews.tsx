import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import ListIcon from "lucide-react/icons/list";
import GraphIcon from "lucide-react/icons/workflow";
import { useTranslation } from "react-i18next";

interface Props {
  isList: boolean;
  onView: (view: "graph" | "list") => void;
  dismissed: number;
  onDismissed: () => void;
}

const CHOICE = { gap: 1.5, px: { xs: 2.5, sm: 3 }, "&.Mui-selected:hover": { bgcolor: "tint" } } as const;
/** On a phone only the icon is shown. */
const WORD = { display: { xs: "none", sm: "inline" } } as const;

/** Dismissed jobs, and graph or list. */
export function CareerViews({ isList, onView, dismissed, onDismissed }: Props) {
  const { t } = useTranslation("career-path");
  return (
    <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 2 }}>
      {dismissed > 0 && (
        <Button size="small" onClick={onDismissed}>
          {t("dismiss.count", { count: dismissed })}
        </Button>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isList ? "list" : "graph"}
        onChange={(_event, chosen: "graph" | "list" | null) => chosen && onView(chosen)}
        aria-label={t("view.label")}
      >
        <ToggleButton value="graph" aria-label={t("view.graph")} sx={CHOICE}>
          <GraphIcon size={20} />
          <Box component="span" sx={WORD}>
            {t("view.graph")}
          </Box>
        </ToggleButton>
        <ToggleButton value="list" aria-label={t("view.list")} sx={CHOICE}>
          <ListIcon size={20} />
          <Box component="span" sx={WORD}>
            {t("view.list")}
          </Box>
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
