import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

interface Props {
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in sight as long as something is not saved. */
export function SaveBar({ isBusy, onSave, onDiscard }: Props) {
  const { t } = useTranslation("skill-profiles");
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        mt: 4,
        mx: { xs: -4, sm: 0 },
        px: { xs: 4, sm: 6 },
        py: 3,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 2,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: { xs: 0, sm: "8px 8px 0 0" },
        boxShadow: 8,
        "& > button": { flex: { xs: "1 1 auto", sm: "none" } },
      }}
    >
      <Typography role="status" sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, fontWeight: 500 }}>
        {t("save.unsaved")}
      </Typography>
      <Button variant="outlined" onClick={onDiscard}>
        {t("save.discard")}
      </Button>
      <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && onSave()}>
        {t("save.save")}
      </Button>
    </Box>
  );
}
