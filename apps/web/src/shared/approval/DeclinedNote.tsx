import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useTranslation } from "react-i18next";

/** Why it was declined, above what was and the form in which it is edited; nothing where it was not. */
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
