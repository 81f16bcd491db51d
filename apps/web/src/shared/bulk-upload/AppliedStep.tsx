import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { type BulkUpload, ROW_OUTCOMES } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { OutcomeTabs } from "./OutcomeTabs.tsx";

/** Fixed height for up to ten rows, so that paging does not shift the layout. */
const CONTENT = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 4,
  minHeight: 420,
};

interface Props {
  upload: BulkUpload;
  onInvite: (uploadId: string) => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Result of an applied file, with a button to invite the added people. */
export function AppliedStep({ upload, onInvite, onAnother, onClose }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const format = useFormat();
  const { id, file_name: name, counts, can } = upload;
  return (
    <>
      <DialogContent sx={CONTENT}>
        <Alert severity={counts.error > 0 ? "warning" : "success"} role="status">
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{t("applied", { name })}</Typography>
          {format.list(
            ROW_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) =>
              t(`became.${outcome}`, { number: format.number(counts[outcome]) }),
            ),
          )}
        </Alert>
        <OutcomeTabs upload={upload} />
      </DialogContent>
      <DialogActions>
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
