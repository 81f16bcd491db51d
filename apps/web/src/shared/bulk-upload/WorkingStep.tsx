import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useCancelBulkUploadMutation } from "./bulkUploads.api.ts";

interface Props {
  upload: BulkUpload;
  onClose: () => void;
}

/** Progress of reading or applying; can be closed or stopped. */
export function WorkingStep({ upload, onClose }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [cancel, { isLoading }] = useCancelBulkUploadMutation();
  const { id, state, file_name: name, done, total } = upload;
  const title = t(state === "reading" ? "reading" : "applying", { name });
  const stop = async () => {
    const stopped = await cancel({ query: { id } });
    // A refusal means that the work finished first, which the next poll shows.
    if (!stopped.error) show(t(state === "reading" ? "discarded" : "stopped"));
  };
  return (
    <>
      <DialogContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, py: 8 }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <LinearProgress
          aria-label={title}
          variant={total > 0 ? "determinate" : "indeterminate"}
          value={total > 0 ? Math.min(100, (100 * done) / total) : undefined}
        />
        <Typography className="tabular" sx={{ color: "text.secondary" }}>
          {total > 0 ? t("progress", { done: format.number(done), total: format.number(total) }) : "\u00a0"}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("leave")}</Typography>
      </DialogContent>
      <DialogActions>
        <Button disabled={isLoading} onClick={() => void stop()}>
          {t("stop")}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t("common:close")}
        </Button>
      </DialogActions>
    </>
  );
}
