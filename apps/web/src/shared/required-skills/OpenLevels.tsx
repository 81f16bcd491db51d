import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

interface Props {
  /** Skills that still ask for a level. */
  count: number;
  onUseSuggested: () => void;
}

/** Says how many skills have no level in the text, and takes the suggested ones when asked. */
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
