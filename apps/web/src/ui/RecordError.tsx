import { useTranslation } from "react-i18next";
import { isApiError } from "../lib/api/apiError.ts";
import { BackToList } from "./BackToList.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface Props {
  /** Title when the record does not exist or is not accessible, such as "This candidate does not exist". */
  missing: string;
  /** Possible reason and next step; a generic sentence by default. */
  missingText?: string;
  /** Title when loading failed, such as "This candidate could not be loaded". */
  failed: string;
  /** Error of the call; absent when the record exists but cannot be opened here. */
  error?: unknown;
  onRetry?: () => void;
}

const NOT_THERE = [400, 403, 404];

/** The page of a record that cannot be shown: the reason, the next step, and a link to its list. */
export function RecordError({ missing, missingText, failed, error, onRetry }: Props) {
  const { t } = useTranslation();
  const isMissing = !error || (isApiError(error) && NOT_THERE.includes(error.status ?? 0));
  if (!isMissing)
    return <ErrorState heading="h1" title={failed} error={error} onRetry={onRetry} action={<BackToList />} />;
  return (
    <EmptyState
      heading="h1"
      drawing="missing"
      title={missing}
      description={missingText ?? t("record-missing")}
      action={<BackToList />}
    />
  );
}
