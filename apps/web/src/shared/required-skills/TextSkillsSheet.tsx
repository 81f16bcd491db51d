import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { FoundSkillsReview } from "./FoundSkillsReview.tsx";
import { isReadable, JobTextField } from "./JobTextField.tsx";
import { useSkillsOfTextMutation } from "./jobSkills.api.ts";
import { OtherLanguage } from "./OtherLanguage.tsx";
import { useChosenSkills } from "./useChosenSkills.ts";

interface Props {
  /** Initial text. */
  start: string;
  /** Ids of skills that are already required. */
  taken: ReadonlySet<string>;
  onAdd: (entries: RequiredSkill[]) => void;
  onClose: () => void;
}

const NONE: TextSkill[] = [];

/**
 * Sheet that finds skills in a pasted text and shows their sources; only selected skills are added, with
 * stated or manually set levels.
 */
export function TextSkillsSheet({ start, taken, onAdd, onClose }: Props) {
  const { t } = useTranslation(["required-skills", "common"]);
  const [read, { isLoading }] = useSkillsOfTextMutation();
  const [text, setText] = useState(start);
  const [found, setFound] = useState<{ text: string; skills: TextSkill[]; language: string | null } | null>(
    null,
  );
  const chosen = useChosenSkills(found?.skills ?? NONE, taken);
  const { wanted, ready, asking } = chosen;
  const [problem, setProblem] = useState<string | null>(null);
  const find = async () => {
    setProblem(null);
    try {
      setFound({ text, ...(await read({ body: { text } }).unwrap()) });
      chosen.reset();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={text !== start || found !== null}
      title={t("sheet.title")}
      subtitle={t("sheet.text")}
      width={640}
      actions={
        found?.skills.length === 0 ? (
          <Button variant="contained" onClick={() => setFound(null)}>
            {t("sheet.other-text")}
          </Button>
        ) : found ? (
          <>
            <Button onClick={() => setFound(null)}>{t("sheet.other-text")}</Button>
            <Button
              variant="contained"
              disabled={wanted.length === 0 || asking > 0}
              onClick={() => onAdd(ready)}
            >
              {t("sheet.add", { count: wanted.length })}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={isLoading || !isReadable(text)} onClick={() => void find()}>
            {t("sheet.find")}
          </Button>
        )
      }
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {problem}
        </Alert>
      )}
      {found && (
        <Box sx={{ "&:not(:empty)": { mb: 4 } }}>
          <OtherLanguage language={found.language} words={(language) => t("sheet.language", { language })} />
        </Box>
      )}
      {!found ? (
        <JobTextField text={text} onText={setText} />
      ) : found.skills.length === 0 ? (
        <EmptyState drawing="search" title={t("sheet.none")} description={t("sheet.none-text")} />
      ) : (
        <FoundSkillsReview text={found.text} chosen={chosen} />
      )}
    </SideSheet>
  );
}
