import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";

/** Hides the page, so that only the codes are printed. */
const PRINT = { "@media print": { "#root": { display: "none" } } };

function download(codes: readonly string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Shows recovery codes once, to copy, download or print; closes when the person confirms having saved them.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(["account", "common"]);
  const { show } = useSnackbar();
  const id = useId();
  const [isKept, setKept] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      show(t("account:codes.copied"));
    } catch {
      show(t("account:codes.not-copied"), "error");
    }
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <GlobalStyles styles={PRINT} />
      <DialogTitle id={id}>{t("account:codes.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("account:codes.text")}</Typography>
        <Box
          component="ul"
          className="tabular"
          sx={{
            m: 0,
            p: 4,
            listStyle: "none",
            display: "grid",
            gridTemplateColumns: "1fr 1fr",
            gap: 2,
            fontWeight: 500,
            bgcolor: "background.default",
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, "@media print": { display: "none" } }}>
          <Button variant="outlined" autoFocus onClick={() => void copy()}>
            {t("account:codes.copy")}
          </Button>
          <Button variant="outlined" onClick={() => download(codes, t("account:codes.file"))}>
            {t("account:codes.download")}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {t("account:codes.print")}
          </Button>
        </Box>
        <FormControlLabel
          sx={{ "@media print": { display: "none" } }}
          control={<Checkbox checked={isKept} onChange={(_event, checked) => setKept(checked)} />}
          label={t("account:codes.kept")}
        />
      </DialogContent>
      <DialogActions sx={{ "@media print": { display: "none" } }}>
        <Button variant="contained" disabled={!isKept} onClick={onClose}>
          {t("account:codes.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
