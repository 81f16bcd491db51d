import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Chip from "@mui/material/Chip";
import CircularProgress from "@mui/material/CircularProgress";
import type { BulkUploadKind } from "@vaardig/contract/bulkUploads";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/useFormat.ts";
import { isWorking, useBulkUpload } from "./useBulkUpload.ts";

/** Tells on a page that an upload is on its way or waits to be confirmed, and opens it; nothing otherwise. */
export function BulkUploadChip({ kind, onOpen }: { kind: BulkUploadKind; onOpen: () => void }) {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const { upload } = useBulkUpload(kind);
  if (!upload || !(isWorking(upload) || upload.state === "checked")) return null;
  const { state, done, total } = upload;
  const label =
    state === "applying"
      ? t("chip-applying", { done: format.number(done), total: format.number(total) })
      : t(state === "reading" ? "chip-reading" : "chip-checked");
  return (
    <Chip
      variant="outlined"
      color="primary"
      className="tabular"
      icon={
        isWorking(upload) ? (
          <CircularProgress size={16} aria-hidden="true" sx={{ ml: 2 }} />
        ) : (
          <UploadIcon fontSize="small" />
        )
      }
      label={label}
      onClick={onOpen}
    />
  );
}
