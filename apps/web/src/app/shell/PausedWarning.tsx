import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../lib/usePath.ts";

/** Warning that saving is disabled while the company is paused, with a link to billing. */
export function PausedWarning() {
  const { t } = useTranslation();
  const billing = usePath()("billing");
  return (
    <Alert
      severity="warning"
      action={
        billing && (
          <Button component={Link} to={billing} color="inherit" size="small" sx={{ whiteSpace: "nowrap" }}>
            {t("paused.open")}
          </Button>
        )
      }
    >
      {t(billing ? "paused.admin" : "paused.others")}
    </Alert>
  );
}
