import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useDocumentTitle } from "./useDocumentTitle.ts";

/** What stands where a screen could not be drawn. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useDocumentTitle(t("something-went-wrong"));
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        drawing="cable"
        title={t("something-went-wrong")}
        description={navigator.onLine ? t("something-went-wrong-help") : t("offline")}
        action={
          <>
            <Button variant="contained" onClick={onRetry}>
              {t("try-again")}
            </Button>
            {/* A full load: what failed may be in memory. */}
            <Button variant="outlined" href="/">
              {t("go-to-home-page")}
            </Button>
          </>
        }
      />
    </div>
  );
}
