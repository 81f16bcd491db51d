import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../lib/api/apiError.ts";
import { BackToList } from "./BackToList.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** Error title, such as "Your skills could not be loaded". */
  title?: string;
  /** The call's error, whose message and request id are shown. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** Heading level, when the state fills the page. */
  heading?: "h1" | "h2";
  /** An alternative to retrying. */
  action?: ReactNode;
}

/**
 * Placeholder of content that failed to load: what failed, that nothing is lost, a retry, and the request
 * id. For status 403 it explains the missing access and links back, because a retry cannot succeed.
 */
export function ErrorState({ title, error, onRetry, heading = "h2", action }: Props) {
  const { t } = useTranslation();
  const told = isApiError(error) ? error : null;
  if (told?.status === 403)
    return (
      <div role="alert">
        <EmptyState
          heading={heading}
          drawing="path"
          title={t("not-yours.title")}
          description={t("not-yours.text")}
          action={action ?? <BackToList />}
        />
      </div>
    );
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        drawing="cable"
        title={title ?? t("fetch-failed")}
        description={
          <>
            {told?.message ?? t("operation-failed")}
            {told?.requestId && (
              <Typography component="span" variant="caption" sx={{ display: "block", mt: 1 }}>
                {t("request-id", { id: told.requestId })}
              </Typography>
            )}
          </>
        }
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button variant="outlined" onClick={onRetry}>
                  {t("try-again")}
                </Button>
              )}
              {action}
            </>
          )
        }
      />
    </div>
  );
}
