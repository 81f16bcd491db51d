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
  /** An upload whose result is to be shown. */
  finished: string | undefined;
  onInvite: (uploadId: string) => void;
  onClose: () => void;
}

/** What comes next for the newest upload: one that is finished is shown where it was followed, and on demand. */
export function BulkUploadStep({ kind, finished, onInvite, onClose }: Props) {
  const { upload, isLoading, error, refetch } = useBulkUpload(kind);
  /** The upload that this window was opened with or has begun, and follows to its end. */
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
