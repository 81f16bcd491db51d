import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { WizardFrame } from "../frame/WizardFrame.tsx";
import { LanguagesStep } from "../languages/LanguagesStep.tsx";
import { useGetOnboardingQuery } from "../onboarding.api.ts";
import { ResumeStep } from "../resume/ResumeStep.tsx";
import { SkillsStep } from "../skills/SkillsStep.tsx";
import { asStep } from "../steps.ts";
import { useWizard } from "../useWizard.ts";

/** Onboarding wizard of the first visit: languages, résumé, skills. */
export function OnboardingPage() {
  const { t } = useTranslation("onboarding");
  const { user, ROLE_ROUTE } = useAuth();
  const pathTo = usePath();
  const { data, error, refetch } = useGetOnboardingQuery();
  const wizard = useWizard(data?.step);
  const mySkills = pathTo("your-skills");

  // Who finishes here goes home; that they are done is for those who come back.
  const [isUnderWay, setUnderWay] = useState(false);
  if (data && !isUnderWay && asStep(data.step)) setUnderWay(true);

  if (!data) {
    return (
      <WizardFrame step={null} onLeave={wizard.leave}>
        <Box sx={{ pt: 8 }}>
          {error ? <ErrorState heading="h1" error={error} onRetry={refetch} /> : <DetailSkeleton />}
        </Box>
      </WizardFrame>
    );
  }
  if (!asStep(data.step)) {
    if (isUnderWay) return <Navigate to={ROLE_ROUTE ?? "/"} replace />;
    return (
      <WizardFrame step={null} onLeave={wizard.leave}>
        <EmptyState
          heading="h1"
          drawing="done"
          title={t("done.title")}
          description={t("done.help")}
          action={
            <>
              {mySkills && (
                <Button component={Link} to={mySkills} variant="contained">
                  {t("done.skills")}
                </Button>
              )}
              <Button component={Link} to={ROLE_ROUTE ?? "/"} variant="outlined">
                {t("done.home")}
              </Button>
            </>
          }
        />
      </WizardFrame>
    );
  }
  return (
    <WizardFrame step={wizard.step} onLeave={wizard.leave}>
      {wizard.step === "languages" && (
        <LanguagesStep wizard={wizard} saved={data.languages} resume={data.resume} />
      )}
      {wizard.step === "resume" && <ResumeStep wizard={wizard} resume={data.resume} />}
      {wizard.step === "skills" && user && (
        <SkillsStep wizard={wizard} resume={data.resume} userId={user.id} />
      )}
    </WizardFrame>
  );
}
