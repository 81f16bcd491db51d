import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import IndustryIcon from "lucide-react/icons/building";
import { useTranslation } from "react-i18next";
import { FORM_WIDTH } from "../../../shared/company/Section.tsx";

/** Instructions for the first visit; hidden once the industry is saved. */
export function WelcomePanel({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation("company");
  return (
    <Box
      component="section"
      aria-labelledby="company-welcome"
      sx={{
        mb: 6,
        maxWidth: FORM_WIDTH,
        p: { xs: 4, sm: 6 },
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 4,
        bgcolor: "tint",
        borderRadius: 1,
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 48,
          height: 48,
          flex: "none",
          display: "grid",
          placeItems: "center",
          borderRadius: "50%",
          bgcolor: "background.paper",
          color: "primary.main",
        }}
      >
        <IndustryIcon />
      </Box>
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography id="company-welcome" variant="h2">
          {t("welcome.title")}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: 560 }}>{t("welcome.text")}</Typography>
      </Box>
      <Button variant="outlined" onClick={onStart}>
        {t("welcome.start")}
      </Button>
    </Box>
  );
}
