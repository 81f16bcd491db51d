import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StoredFile } from "@vaardig/contract/files/files";
import { languagesBody, type SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useLazyGetResumeReviewQuery } from "../../../shared/resume-review/resumeReview.api.ts";
import { LanguagePicker } from "../../../shared/spoken-languages/LanguagePicker.tsx";
import { LanguageRows } from "../../../shared/spoken-languages/LanguageRows.tsx";
import {
  type LanguageDraft,
  withLevels,
  withReadLanguages,
} from "../../../shared/spoken-languages/languageDraft.ts";
import { useSaveLanguagesMutation } from "../../../shared/spoken-languages/languages.api.ts";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { BusyButton } from "../frame/BusyButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import type { Wizard } from "../useWizard.ts";
import { StartWithResume } from "./StartWithResume.tsx";

interface Props {
  wizard: Wizard;
  saved: readonly SpokenLanguage[];
  resume: StoredFile | null;
}

/** Step 1: spoken languages; a résumé may fill them in. */
export function LanguagesStep({ wizard, saved, resume }: Props) {
  const { t } = useTranslation(["onboarding", "spoken"]);
  const language = useCurrentLanguage();
  const [edited, setEdited] = useState<LanguageDraft[] | null>(null);
  const list = useRowFocus<HTMLDivElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const [save, saving] = useSaveLanguagesMutation();
  const [readReview] = useLazyGetResumeReviewQuery();
  // The interface language is assumed to be spoken; its level is asked.
  const guess: LanguageDraft[] = [{ language, level: null }];
  const rows = edited ?? (saved.length > 0 ? [...saved] : guess);
  const upload = useUpload("resume", undefined, async ({ id }) => {
    const { data } = await readReview({ query: { file_id: id } });
    // When reading fails, languages are entered here and proposed with the rest in the next step.
    if (data) setEdited((before) => withReadLanguages(before ?? rows, data.languages));
  });
  const file = upload.stored === undefined ? resume : upload.stored;
  const taken = rows.map((row) => row.language);

  const change = (next: LanguageDraft[]) => {
    setProblem(null);
    setEdited(next);
  };

  const goOn = async () => {
    const languages = withLevels(rows);
    if (!languages) {
      setProblem(t("spoken:choose-level"));
      return;
    }
    const body = { languages };
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
        <StartWithResume upload={upload} file={file} />
        {rows.length > 0 ? (
          <LanguageRows rows={rows} onChange={change} />
        ) : (
          <Typography sx={{ color: "text.secondary" }}>{t("spoken:none")}</Typography>
        )}
        <LanguagePicker taken={taken} onPick={(code) => change([...rows, { language: code, level: null }])} />
      </Box>
    </StepFrame>
  );
}
