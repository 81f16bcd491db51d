import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import CloseIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { FIND_KEYS } from "../../features/find/useFindKey.ts";
import { useActiveShortcuts } from "../../lib/shortcuts/shortcuts.ts";
import { singleKeyShortcuts } from "../../lib/shortcuts/singleKeyShortcuts.ts";
import { UNDO_KEYS } from "../useUndoKey.ts";

const TITLE_ID = "shortcuts-title";

function Line({ keys, label, isOff = false }: { keys: string; label: string; isOff?: boolean }) {
  return (
    <Box sx={{ display: "flex", gap: 4, py: 2, borderBottom: 1, borderColor: "divider" }}>
      <Typography component="dt" sx={{ flex: 1, color: isOff ? "text.secondary" : undefined }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box
          component="kbd"
          sx={{
            font: "inherit",
            fontSize: 12,
            px: 2,
            py: 1,
            border: 1,
            borderColor: "controlLine",
            borderRadius: 1,
            textDecoration: isOff ? "line-through" : "none",
          }}
        >
          {keys}
        </Box>
      </Box>
    </Box>
  );
}

/** The keys that work here, and the switch of those that are one letter. */
export function ShortcutMap({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isOn = singleKeyShortcuts.useChoice();
  const shortcuts = useActiveShortcuts();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={TITLE_ID}>
      <Box sx={{ display: "flex", alignItems: "center", pr: 3 }}>
        <DialogTitle id={TITLE_ID} sx={{ flex: 1 }}>
          {t("shortcuts.title")}
        </DialogTitle>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Box>
      <DialogContent sx={{ pb: 6 }}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, on) => singleKeyShortcuts.set(on)} />}
          label={t("shortcuts.single")}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: 3 }}>
          {t("shortcuts.single-help")}
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          <Line keys={FIND_KEYS.title} label={t("shortcuts.find")} />
          <Line keys={UNDO_KEYS.title} label={t("shortcuts.undo")} />
          {shortcuts.map(({ key, label }) => (
            <Line key={key} keys={key} label={label} isOff={!isOn && key.length === 1} />
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
