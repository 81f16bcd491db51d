import { useTranslation } from "react-i18next";
import type { ApiError } from "../../../lib/api/apiError.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";

/** Error page of the careers site: unknown company, or loading failed. */
export function CareersError({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation("careers");
  if (error.status !== 404 && error.status !== 400)
    return <ErrorState heading="h1" error={error} onRetry={onRetry} />;
  return <EmptyState heading="h1" drawing="path" title={t("unknown")} description={t("unknown-text")} />;
}
