import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { OrganigramRole } from "@vaardig/contract/organization/organigram";
import CollapseIcon from "lucide-react/icons/chevrons-down-up";
import ExpandIcon from "lucide-react/icons/chevrons-up-down";
import ListIcon from "lucide-react/icons/list";
import PersonIcon from "lucide-react/icons/map-pin";
import ChartIcon from "lucide-react/icons/workflow";
import CloseIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { RoleSearch } from "./RoleSearch.tsx";

export type View = "chart" | "list";

interface Props {
  roles: readonly OrganigramRole[];
  ownId: string | null;
  branchName: string | undefined;
  view: View;
  onView: (view: View) => void;
  onGo: (id: string) => void;
  /** Opens the sheet of a position with its people. */
  onOpen: (id: string) => void;
  onWhole: () => void;
  onOpenAll: () => void;
  onCloseAll: () => void;
}

const CHOICE = { gap: 1.5, px: { xs: 2.5, sm: 3 }, "&.Mui-selected:hover": { bgcolor: "tint" } } as const;
/** On a phone only the icon is shown. */
const WORD = { display: { xs: "none", sm: "inline" } } as const;

/** Toolbar of chart and list: search, own position, expand and collapse, branch, view. */
export function Toolbar(props: Props) {
  const { roles, ownId, branchName, view, onView, onGo, onOpen, onWhole, onOpenAll, onCloseAll } = props;
  const { t } = useTranslation("organigram");
  return (
    <>
      <RoleSearch
        roles={roles}
        onPick={(id, isPerson) => {
          onGo(id);
          if (isPerson) onOpen(id);
        }}
      />
      {ownId !== null && (
        <Button startIcon={<PersonIcon />} onClick={() => onGo(ownId)}>
          {t("my-position")}
        </Button>
      )}
      <IconButton aria-label={t("open-all")} title={t("open-all")} onClick={onOpenAll}>
        <ExpandIcon />
      </IconButton>
      <IconButton aria-label={t("close-all")} title={t("close-all")} onClick={onCloseAll}>
        <CollapseIcon />
      </IconButton>
      {branchName !== undefined && (
        <Chip
          color="primary"
          variant="outlined"
          label={t("branch", { name: branchName })}
          onClick={onWhole}
          onDelete={onWhole}
          deleteIcon={<CloseIcon aria-hidden />}
          aria-label={t("leave-branch", { name: branchName })}
        />
      )}
      <Box sx={{ ml: "auto" }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
          aria-label={t("view")}
        >
          <ToggleButton value="chart" aria-label={t("view-chart")} sx={CHOICE}>
            <ChartIcon size={20} />
            <Box component="span" sx={WORD}>
              {t("view-chart")}
            </Box>
          </ToggleButton>
          <ToggleButton value="list" aria-label={t("view-list")} sx={CHOICE}>
            <ListIcon size={20} />
            <Box component="span" sx={WORD}>
              {t("view-list")}
            </Box>
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
    </>
  );
}
