import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { STAGES, type Stage } from "@vaardig/contract/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  count: number;
  onMove: (to: Stage) => void;
  onReject: () => void;
  onArchive: () => void;
  onClear: () => void;
}

const TARGETS = STAGES.filter((stage) => !stage.startsWith("Rejection"));

/** Raised at the bottom while cards are ticked. */
export function BoardBulkBar({ count, onMove, onReject, onArchive, onClear }: Props) {
  const { t } = useTranslation("applications");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (count === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={t("bulk-region")}
      sx={{
        position: "sticky",
        bottom: 16,
        zIndex: 2,
        mt: 4,
        px: 4,
        py: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        border: 1,
        borderColor: "divider",
        boxShadow: 8,
      }}
    >
      <Typography role="status" className="tabular" sx={{ fontWeight: 600, mr: "auto" }}>
        {t("bulk-count", { count })}
      </Typography>
      <Button size="small" onClick={onClear}>
        {t("bulk-clear")}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("move-to")}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { id } }}
      >
        {TARGETS.map((stage) => (
          <MenuItem
            key={stage}
            onClick={() => {
              setAnchor(null);
              onMove(stage);
            }}
          >
            {t(`stages.${stage}`)}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" variant="outlined" onClick={onArchive}>
        {t("acts.archive")}
      </Button>
      <Button size="small" variant="outlined" color="error" onClick={onReject}>
        {t("acts.reject")}
      </Button>
    </Paper>
  );
}
