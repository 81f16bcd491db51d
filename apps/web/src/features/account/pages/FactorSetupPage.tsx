import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useSignOut } from "../../../lib/useSignOut.ts";
import { CompanyName } from "../../../shared/company/CompanyName.tsx";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import { TwoStepSection } from "../factors/TwoStepSection.tsx";

/** Replaces every screen for people whose company requires a second factor, until they have one. */
export function FactorSetupPage() {
  const { t } = useTranslation("account");
  const signOut = useSignOut();
  return (
    <Box sx={{ maxWidth: 672, mx: "auto", px: 4, py: { xs: 5, md: 10 }, display: "grid", gap: 6 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 3,
          alignItems: "center",
          justifyContent: "space-between",
        }}
      >
        <CompanyName />
        <LanguageSwitch />
      </Box>
      <Typography variant="h1">{t("setup.title")}</Typography>
      <TwoStepSection />
      <Button sx={{ justifySelf: "start" }} onClick={() => void signOut()}>
        {t("setup.sign-out")}
      </Button>
    </Box>
  );
}
