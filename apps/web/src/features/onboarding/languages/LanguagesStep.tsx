import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { languagesBody, type SpokenLanguage } from "@vaardig/contract/onboarding";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSaveLanguagesMutation } from "../../../lib/api/languages.api.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { LanguagePicker } from "../../../ui/spokenLanguages/LanguagePicker.tsx";
import { LanguageRows } from "../../../ui/spokenLanguages/LanguageRows.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { BusyButton } from "../frame/BusyButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import type { Wizard } from "../useWizard.ts";

interface Props {
  wizard: Wizard;
  saved: readonly SpokenLanguage[];
}

/** Step 1: the languages one speaks. */
export function LanguagesStep({ wizard, saved }: Props) {
  const { t } = useTranslation(["onboarding", "spoken"]);
  const language = useCurrentLanguage();
  const [edited, setEdited] = useState<SpokenLanguage[] | null>(null);
  const list = useRowFocus<HTMLDivElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const [save, saving] = useSaveLanguagesMutation();
  const guess: SpokenLanguage[] = [{ language, level: "Native" }];
  const rows = edited ?? (saved.length > 0 ? [...saved] : guess);
  const taken = rows.map((row) => row.language);

  const change = (next: SpokenLanguage[]) => {
    setProblem(null);
    setEdited(next);
  };

  const goOn = async () => {
    const body = { languages: rows.map(({ language: code, level }) => ({ language: code, level })) };
    if (!languagesBody.safeParse(body).success) {
      setProblem(t(rows.length === 0 ? "spoken:none" : "spoken:too-many"));
      return;
    }
    try {
      await save({ body }).unwrap();
      wizard.goTo("resume");
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <StepFrame
      title={t("onboarding:languages.title")}
      intro={t("onboarding:languages.intro")}
      problem={problem}
      actions={
        <BusyButton busy={saving.isLoading} onClick={goOn}>
          {t("onboarding:languages.go-on")}
        </BusyButton>
      }
    >
      <Box ref={list} sx={{ display: "grid", gap: 4 }}>
        {rows.length > 0 ? (
          <LanguageRows rows={rows} onChange={change} />
        ) : (
          <Typography sx={{ color: "text.secondary" }}>{t("spoken:none")}</Typography>
        )}
        <LanguagePicker
          taken={taken}
          onPick={(code) => change([...rows, { language: code, level: "Intermediate" }])}
        />
      </Box>
    </StepFrame>
  );
}
