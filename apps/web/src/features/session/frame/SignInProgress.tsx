import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslation } from "react-i18next";

/**
 * Shows that sign-in continues without the person; smaller than a form's skeleton, which its page need not
 * load.
 */
export function SignInProgress() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t("loading")} sx={{ display: "grid", placeItems: "center", py: 8 }}>
      <CircularProgress aria-hidden size={32} />
    </Box>
  );
}
