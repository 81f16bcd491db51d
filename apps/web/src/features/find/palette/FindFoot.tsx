import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";

interface Props {
  count: number;
  isTyped: boolean;
  isSearching: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Number of options for screen readers, errors, and keyboard shortcuts on devices with a keyboard. */
export function FindFoot({ count, isTyped, isSearching, error, onRetry }: Props) {
  const { t } = useTranslation(["find", "common"]);
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isTyped && !isSearching && t("find:count", { count })}
      </Box>
      {error !== undefined && (
        <Alert
          severity="error"
          sx={{ mx: 2, mb: 2 }}
          action={
            <Button size="small" onClick={onRetry}>
              {t("common:try-again")}
            </Button>
          }
        >
          {t("find:failed")} {isApiError(error) ? error.message : ""}
        </Alert>
      )}
      <Box
        aria-hidden
        sx={{
          display: "none",
          gap: 4,
          px: 4,
          py: 2,
          borderTop: 1,
          borderColor: "divider",
          typography: "caption",
          color: "text.secondary",
          "@media (hover: hover) and (min-width: 600px)": { display: "flex" },
        }}
      >
        <span>{t("find:keys.move")}</span>
        <span>{t("find:keys.open")}</span>
        <span>{t("find:keys.close")}</span>
      </Box>
    </>
  );
}
