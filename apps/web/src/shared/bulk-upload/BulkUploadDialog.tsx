import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import CloseIcon from "lucide-react/icons/x";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { InviteDialog } from "../invite/InviteDialog.tsx";
import { BulkUploadStep } from "./BulkUploadStep.tsx";

interface Props {
  open: boolean;
  kind: BulkUploadKind;
  /** Id of a finished upload to show. */
  finished?: string | undefined;
  onClose: () => void;
}

/** Dialog of a bulk upload: select a file, review, confirm, invite. Resumes an upload in progress. */
export function BulkUploadDialog({ open, kind, finished, onClose }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [invited, setInvited] = useState<string | null>(null);
  if (invited !== null)
    return <InviteDialog open={open} selection={{ bulk_upload_id: invited }} onClose={onClose} />;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 14 }}>
        {t(`title.${kind}`)}
      </DialogTitle>
      <IconButton
        aria-label={t("common:close")}
        onClick={onClose}
        sx={{ position: "absolute", top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <BulkUploadStep kind={kind} finished={finished} onInvite={setInvited} onClose={onClose} />
    </Dialog>
  );
}
