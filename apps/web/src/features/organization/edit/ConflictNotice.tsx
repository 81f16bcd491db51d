import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { Difference } from "./conflict.ts";

interface Props {
  differences: readonly Difference[];
  onUseTheirs: () => void;
  onKeepMine: () => void;
}

/** Both versions of what two people changed at the same time, and the choice. */
export function ConflictNotice({ differences, onUseTheirs, onKeepMine }: Props) {
  const { t } = useTranslation("organization");
  return (
    <Alert severity="warning" icon={false} sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      <Typography sx={{ fontWeight: 600 }}>{t("conflict.title")}</Typography>
      {differences.map(({ field, label, theirs, mine }) => (
        <Box key={field} sx={{ mt: 2 }}>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography>{t("conflict.theirs", { value: theirs })}</Typography>
          <Typography>{t("conflict.mine", { value: mine })}</Typography>
        </Box>
      ))}
      <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button size="small" variant="outlined" onClick={onUseTheirs}>
          {t("conflict.use-theirs")}
        </Button>
        <Button size="small" variant="outlined" onClick={onKeepMine}>
          {t("conflict.keep-mine")}
        </Button>
      </Box>
    </Alert>
  );
}
