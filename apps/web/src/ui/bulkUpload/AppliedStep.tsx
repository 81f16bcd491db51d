import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import type { BulkUpload } from "@vaardig/contract/bulkUploads";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/useFormat.ts";
import { OutcomeTabs } from "./OutcomeTabs.tsx";

interface Props {
  upload: BulkUpload;
  onInvite: (uploadId: string) => void;
  onAnother: () => void;
  onClose: () => void;
}

/** What a file did, and the way to inviting whom it added. */
export function AppliedStep({ upload, onInvite, onAnother, onClose }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const format = useFormat();
  const { id, file_name: name, counts, can } = upload;
  return (
    <>
      <DialogContent sx={{ display: "grid", alignContent: "start", gap: 4, minHeight: 420 }}>
        <Alert severity={counts.error > 0 ? "warning" : "success"} role="status">
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{t("applied", { name })}</Typography>
          {t("applied-counts", {
            added: format.number(counts.new),
            changed: format.number(counts.changed),
            same: format.number(counts.unchanged),
            errors: format.number(counts.error),
          })}
        </Alert>
        <OutcomeTabs upload={upload} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button onClick={onAnother}>{t("another")}</Button>
        {can.includes("invite") ? (
          <Button variant="contained" onClick={() => onInvite(id)}>
            {t("invite", { count: counts.new })}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {t("common:close")}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
