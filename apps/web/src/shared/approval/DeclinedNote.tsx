import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useTranslation } from "react-i18next";

/** Reason for declining; nothing without one. */
export function DeclinedNote({ reason }: { reason: string | null }) {
  const { t } = useTranslation("approval");
  if (reason === null) return null;
  return (
    <Alert severity="warning" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      <AlertTitle>{t("progress.why-declined")}</AlertTitle>
      {reason}
    </Alert>
  );
}
