import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../lib/api/apiError.ts";
import { BackToList } from "./BackToList.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** What failed, e.g. "Your skills could not be loaded". */
  title?: string;
  /** The call's error, whose message and request id are shown. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** Heading rank where the state is the whole page. */
  heading?: "h1" | "h2";
  /** Another way out than trying again. */
  action?: ReactNode;
}

/**
 * What stands where loading failed: what, that nothing is lost, a retry, the request's id in small. What is not for the
 * reader's role says so and leads back: trying again would not open it.
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
