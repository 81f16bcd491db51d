import DialogContent from "@mui/material/DialogContent";
import type { BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useState } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { AppliedStep } from "./AppliedStep.tsx";
import { CheckedStep } from "./CheckedStep.tsx";
import { ChooseStep } from "./ChooseStep.tsx";
import { useBulkUpload } from "./useBulkUpload.ts";
import { WorkingStep } from "./WorkingStep.tsx";

interface Props {
  kind: BulkUploadKind;
  /** Id of a finished upload to show. */
  finished: string | undefined;
  onInvite: (uploadId: string) => void;
  onClose: () => void;
}

/** Step of the latest upload; a finished one is shown only when it was followed here or requested. */
export function BulkUploadStep({ kind, finished, onInvite, onClose }: Props) {
  const { upload, isLoading, error, refetch } = useBulkUpload(kind);
  /** Id of the upload that this dialog opened with or started. */
  const [followed, setFollowed] = useState<string | null>(finished ?? null);
  if (error) {
    return (
      <DialogContent>
        <ErrorState error={error} onRetry={refetch} />
      </DialogContent>
    );
  }
  if (isLoading) {
    return (
      <DialogContent>
        <ListSkeleton rows={3} />
      </DialogContent>
    );
  }
  const isOpen = upload?.state === "reading" || upload?.state === "checked" || upload?.state === "applying";
  if (upload && isOpen && followed !== upload.id) setFollowed(upload.id);
  if (upload && (isOpen || followed === upload.id)) {
    const another = () => setFollowed(null);
    if (upload.state === "reading" || upload.state === "applying")
      return <WorkingStep upload={upload} onClose={onClose} />;
    if (upload.state === "checked") return <CheckedStep upload={upload} onClose={onClose} />;
    if (upload.state === "applied")
      return <AppliedStep upload={upload} onInvite={onInvite} onAnother={another} onClose={onClose} />;
    return <ChooseStep kind={kind} latest={upload} isProblem onBegun={setFollowed} onShow={setFollowed} />;
  }
  return (
    <ChooseStep kind={kind} latest={upload} isProblem={false} onBegun={setFollowed} onShow={setFollowed} />
  );
}
