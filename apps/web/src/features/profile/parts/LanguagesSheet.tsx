import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { languagesBody } from "@vaardig/contract/onboarding/onboarding";
import type { Candidate } from "@vaardig/contract/profile/profile";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { LanguagePicker } from "../../../shared/spoken-languages/LanguagePicker.tsx";
import { LanguageRows } from "../../../shared/spoken-languages/LanguageRows.tsx";
import { type LanguageDraft, withLevels } from "../../../shared/spoken-languages/languageDraft.ts";
import { useSaveLanguagesMutation } from "../../../shared/spoken-languages/languages.api.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";

/** Sheet to edit all spoken languages. */
export function LanguagesSheet({ person, onClose }: { person: Candidate; onClose: () => void }) {
  const { t } = useTranslation(["profile", "spoken", "common"]);
  const { show } = useSnackbar();
  const [start] = useState<LanguageDraft[]>(person.private?.languages ?? []);
  const [rows, setRows] = useState(start);
  const list = useRowFocus<HTMLDivElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const [saveLanguages, { isLoading }] = useSaveLanguagesMutation();

  const change = (next: LanguageDraft[]) => {
    setProblem(null);
    setRows(next);
  };
  const save = async () => {
    if (isLoading) return;
    const languages = withLevels(rows);
    if (!languages) {
      setProblem(t("spoken:choose-level"));
      return;
    }
    const body = { user_id: person.id, languages };
    if (!languagesBody.safeParse(body).success) {
      setProblem(t(rows.length === 0 ? "spoken:none" : "spoken:too-many"));
      return;
    }
    try {
      await saveLanguages({ body }).unwrap();
      show(t("profile:languages.saved"));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={rows !== start}
      title={t("profile:languages.title")}
      width={560}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button variant="contained" aria-disabled={isLoading} onClick={() => void save()}>
            {t("profile:languages.save")}
          </Button>
        </>
      }
    >
      <Box ref={list} sx={{ display: "grid", gap: 5, pt: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {rows.length > 0 && <LanguageRows rows={rows} onChange={change} />}
        <LanguagePicker
          taken={rows.map(({ language }) => language)}
          onPick={(language) => change([...rows, { language, level: null }])}
        />
      </Box>
    </SideSheet>
  );
}
