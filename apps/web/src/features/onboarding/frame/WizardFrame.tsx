import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CompanyName } from "../../../shared/company/CompanyName.tsx";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import type { Step } from "../steps.ts";
import { StepProgress } from "./StepProgress.tsx";

interface Props {
  step: Step | null;
  onLeave: () => void;
  children: ReactNode;
}

/** Page of the wizard: logo, progress, and one column of content. */
export function WizardFrame({ step, onLeave, children }: Props) {
  const { t } = useTranslation(["onboarding", "common"]);
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box
        component="header"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: { xs: 2, sm: 4 },
          px: { xs: 4, sm: 8 },
          py: 3,
          bgcolor: "background.paper",
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, "& > * > span": { display: { xs: "none", sm: "inline" } } }}>
          <CompanyName />
        </Box>
        <LanguageSwitch />
        <Button onClick={onLeave} sx={{ flex: "none" }}>
          {t("onboarding:finish-later")}
        </Button>
      </Box>
      <Box
        sx={{
          flex: 1,
          width: "100%",
          maxWidth: step === "skills" ? 1200 : 720,
          mx: "auto",
          px: { xs: 4, sm: 8 },
          pt: { xs: 5, sm: 8 },
          display: "flex",
          flexDirection: "column",
        }}
      >
        {step && <StepProgress step={step} />}
        {children}
      </Box>
    </Box>
  );
}
