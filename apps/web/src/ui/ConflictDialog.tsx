import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../lib/language/useFormat.ts";

interface Props {
  /** Names the record that two people changed. */
  title: string;
  /** Fields changed to different values on both sides, formatted. */
  conflicts: readonly { name: string; label: string; theirs: string; mine: string }[];
  /** Labels of fields changed only by the other person, which are kept in both cases. */
  taken: readonly string[];
  isBusy?: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Shows both versions of a record that two people changed at the same time, and lets the reader choose. */
export function ConflictDialog(props: Props) {
  const { title, conflicts, taken, isBusy = false, onUseTheirs, onKeepMine, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("versions.text")}</Typography>
        {conflicts.map((field) => (
          <Box key={field.name} component="section" aria-labelledby={`${id}-${field.name}`}>
            <Typography id={`${id}-${field.name}`} variant="h4" component="h3" sx={{ mb: 2 }}>
              {field.label}
            </Typography>
            <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
              <Version label={t("versions.theirs")} text={field.theirs || t("versions.empty")} />
              <Version label={t("versions.mine")} text={field.mine || t("versions.empty")} isMine />
            </Box>
          </Box>
        ))}
        {taken.length > 0 && (
          <Typography sx={{ color: "text.secondary" }}>
            {t("versions.merged", { fields: format.list(taken) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onUseTheirs}>
          {t("versions.use-theirs")}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onKeepMine}>
          {t("versions.keep-mine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ label, text, isMine = false }: { label: string; text: string; isMine?: boolean }) {
  const bgcolor = isMine ? "tint" : "background.default";
  return (
    <Box sx={{ p: 3, minWidth: 0, border: 1, borderColor: "divider", borderRadius: 1, bgcolor }}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
    </Box>
  );
}
