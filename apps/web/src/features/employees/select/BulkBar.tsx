import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** What can be done with several people. */
export type BulkAct = "invite" | "add_to_talent_pool" | "add_to_job" | "leave";

interface Props {
  count: number;
  total: number;
  /** Acts of the list as a whole. */
  can: readonly string[];
  onAct: (act: BulkAct) => void;
  onAll: () => void;
  onClear: () => void;
  /** Acts in a menu, where they would cover the list. */
  isNarrow: boolean;
}

const ACTS: readonly BulkAct[] = ["invite", "add_to_talent_pool", "add_to_job", "leave"];

/** Raised at the bottom while people are ticked. */
export function BulkBar({ count, total, can, onAct, onAll, onClear, isNarrow }: Props) {
  const { t } = useTranslation("employees");
  if (count === 0) return null;
  const acts = ACTS.filter((act) => can.includes(act === "leave" ? "deactivate" : act));
  return (
    <Paper
      component="section"
      aria-label={t("select.region")}
      sx={{
        position: "sticky",
        bottom: 16,
        zIndex: 2,
        mt: 4,
        px: 4,
        py: { xs: 2, sm: 3 },
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: { xs: 1, sm: 2 },
        rowGap: 1,
        border: 1,
        borderColor: "divider",
        boxShadow: 8,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: "auto" }} className="tabular">
        {t("select.count", { count })}
      </Typography>
      {isNarrow && <ActsMenu acts={acts} onAct={onAct} />}
      {count < total && (
        <Button size="small" onClick={onAll}>
          {t("select.all", { count: total })}
        </Button>
      )}
      <Button size="small" onClick={onClear}>
        {t(isNarrow ? "select.clear-short" : "select.clear")}
      </Button>
      {!isNarrow &&
        acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant="outlined"
            color={act === "leave" ? "error" : "primary"}
            onClick={() => onAct(act)}
          >
            {t(`actions.${act}`)}
          </Button>
        ))}
    </Paper>
  );
}

function ActsMenu({ acts, onAct }: { acts: readonly BulkAct[]; onAct: (act: BulkAct) => void }) {
  const { t } = useTranslation("employees");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("details.actions")}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
          >
            {t(`actions.${act}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
