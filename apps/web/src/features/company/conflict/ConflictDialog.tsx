import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { industryName } from "../../../lib/industries.ts";
import { useCurrentLanguage } from "../../../lib/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import type { CompanyField, CompanyValues } from "../form/companyValues.ts";
import type { CompanyMerge } from "./mergeCompany.ts";

interface Props {
  merge: CompanyMerge;
  theirs: CompanyValues;
  isBusy: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Both versions of what two people changed at the same time, and the choice between them. */
export function ConflictDialog({ merge, theirs, isBusy, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation(["company", "common"]);
  const format = useFormat();
  const language = useCurrentLanguage();
  const words = (name: CompanyField, value: string) =>
    (name === "industry" ? industryName(value, language) : value) || t("company:conflict.empty");
  const { conflicts, taken, merged } = merge;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t("company:conflict.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("company:conflict.text")}</Typography>
        {conflicts.map((name) => (
          <Box key={name} component="section" aria-labelledby={`conflict-${name}`}>
            <Typography id={`conflict-${name}`} variant="h4" component="h3" sx={{ mb: 2 }}>
              {t(`company:fields.${name}`)}
            </Typography>
            <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
              <Version label={t("company:conflict.theirs")} text={words(name, theirs[name])} />
              <Version label={t("company:conflict.mine")} text={words(name, merged[name])} isMine />
            </Box>
          </Box>
        ))}
        {taken.length > 0 && (
          <Typography sx={{ color: "text.secondary" }}>
            {t("company:conflict.merged", {
              fields: format.list(taken.map((name) => t(`company:fields.${name}`))),
            })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button variant="outlined" disabled={isBusy} onClick={onUseTheirs}>
          {t("company:conflict.use-theirs")}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onKeepMine}>
          {t("company:conflict.keep-mine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ label, text, isMine = false }: { label: string; text: string; isMine?: boolean }) {
  return (
    <Box
      sx={{
        p: 3,
        minWidth: 0,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: isMine ? "tint" : "background.default",
      }}
    >
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
    </Box>
  );
}
