import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

interface Props {
  /** Number of skills without a level. */
  count: number;
  onUseSuggested: () => void;
}

/** Number of skills without a level, with a button to accept the suggested levels. */
export function OpenLevels({ count, onUseSuggested }: Props) {
  const { t } = useTranslation("required-skills");
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: "wrap", sm: "nowrap" }, "& .MuiAlert-message": { flex: "1 1 180px" } }}
      action={
        <Button color="inherit" size="small" onClick={onUseSuggested}>
          {t("sheet.use-suggested", { count })}
        </Button>
      }
    >
      {t("sheet.no-level", { count })}
    </Alert>
  );
}
