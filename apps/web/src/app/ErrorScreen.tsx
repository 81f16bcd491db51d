import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { CableDrawing } from "../ui/CableDrawing.tsx";
import { StateLayout } from "../ui/StateLayout.tsx";
import { useDocumentTitle } from "./useDocumentTitle.ts";

/** Error screen for content that failed to render. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useDocumentTitle(t("something-went-wrong"));
  return (
    <div role="alert">
      <StateLayout
        heading="h1"
        drawing={<CableDrawing />}
        title={t("something-went-wrong")}
        description={navigator.onLine ? t("something-went-wrong-help") : t("offline")}
        action={
          <>
            <Button variant="contained" onClick={onRetry}>
              {t("try-again")}
            </Button>
            {/* A full page load, because the cause may be in memory. */}
            <Button variant="outlined" href="/">
              {t("go-to-home-page")}
            </Button>
          </>
        }
      />
    </div>
  );
}
