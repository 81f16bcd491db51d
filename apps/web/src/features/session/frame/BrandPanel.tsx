import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Brand } from "../../../ui/Brand.tsx";
import { SkillPicture } from "./SkillPicture.tsx";

/** Decorative half of the public screens: logo, drawing, one sentence. */
export function BrandPanel() {
  const { t } = useTranslation(["session", "common"]);
  return (
    <Box
      sx={{
        position: "sticky",
        top: 0,
        height: "100dvh",
        minHeight: 560,
        display: "flex",
        flexDirection: "column",
        p: { md: 10, lg: 14 },
        bgcolor: "tint",
      }}
    >
      <Brand name={t("common:app-name")} />
      <Box sx={{ my: "auto", py: 8, display: "grid", justifyItems: "center" }}>
        <SkillPicture />
      </Box>
      <Typography variant="h2" component="p" sx={{ maxWidth: 420, textWrap: "balance" }}>
        {t("session:promise")}
      </Typography>
    </Box>
  );
}
