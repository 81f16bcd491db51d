import Chip from "@mui/material/Chip";
import CircularProgress from "@mui/material/CircularProgress";
import type { BulkUpload, BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import DoneIcon from "lucide-react/icons/circle-check-big";
import UploadIcon from "lucide-react/icons/file-up";
import { type ReactElement, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useStored } from "../../lib/useStored.ts";
import { isWorking, useBulkUpload } from "./useBulkUpload.ts";

const SEEN_KEY = "vaardig.upload-seen";
const readSeen = (stored: unknown) => (typeof stored === "string" ? stored : null);

interface Props {
  kind: BulkUploadKind;
  /** True while the dialog is open, which shows results itself. */
  open: boolean;
  /** Called with the id of a finished upload to show, if any. */
  onOpen: (finished: string | undefined) => void;
}

/**
 * Chip for an upload in progress, awaiting confirmation, or finished and unseen; opens the dialog. Nothing
 * otherwise.
 */
export function BulkUploadChip({ kind, open, onOpen }: Props) {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const { upload } = useBulkUpload(kind);
  const [seen, setSeen] = useStored(SEEN_KEY, readSeen);
  const finished = upload && isFinished(upload) ? upload.id : undefined;
  useEffect(() => {
    if (open && finished && finished !== seen) setSeen(finished);
  });
  if (!upload || upload.state === "cancelled" || (finished && finished === seen)) return null;
  const { done, total } = upload;
  const numbers = { done: format.number(done), total: format.number(total) };
  return (
    <Chip
      variant="outlined"
      color={upload.state === "failed" || upload.state === "refused" ? "warning" : "primary"}
      className="tabular"
      icon={iconOf(upload)}
      label={t(`chip.${upload.state}`, numbers)}
      onClick={() => onOpen(finished)}
    />
  );
}

function isFinished({ state }: BulkUpload): boolean {
  return state === "applied" || state === "failed" || state === "refused";
}

function iconOf(upload: BulkUpload): ReactElement {
  if (isWorking(upload)) return <CircularProgress size={16} aria-hidden="true" sx={{ ml: 2 }} />;
  return upload.state === "applied" ? <DoneIcon size={20} /> : <UploadIcon size={20} />;
}
