import { useTranslation } from "react-i18next";
import { isApiError } from "../lib/api/apiError.ts";
import { BackToList } from "./BackToList.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface Props {
  /** Title where the record is not there, or not for the reader, e.g. "This candidate does not exist". */
  missing: string;
  /** What may be the reason, and what to do; a sentence that fits every record without it. */
  missingText?: string;
  /** Title where it could not be read, e.g. "This candidate could not be loaded". */
  failed: string;
  /** The call's error; none where the record is there and may not be opened here. */
  error?: unknown;
  onRetry?: () => void;
}

const NOT_THERE = [400, 403, 404];

/** The page of a record that cannot be shown: why, what to do next, and the way back to its list. */
export function RecordError({ missing, missingText, failed, error, onRetry }: Props) {
  const { t } = useTranslation();
  const isMissing = !error || (isApiError(error) && NOT_THERE.includes(error.status ?? 0));
  if (!isMissing)
    return <ErrorState heading="h1" title={failed} error={error} onRetry={onRetry} action={<BackToList />} />;
  return (
    <EmptyState
      heading="h1"
      drawing="path"
      title={missing}
      description={missingText ?? t("record-missing")}
      action={<BackToList />}
    />
  );
}
