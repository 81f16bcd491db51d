import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { LIMITS } from "@vaardig/contract/limits";
import type { RequiredSkill } from "@vaardig/contract/skillProfiles";
import type { TextSkill } from "@vaardig/contract/vacancies";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSkillsOfTextMutation } from "../../lib/api/vacancySkills.api.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { EmptyState } from "../EmptyState.tsx";
import { SideSheet } from "../SideSheet.tsx";
import { FoundSkills } from "./FoundSkills.tsx";
import { type ChosenLevels, toRequirements, withSuggested } from "./foundSkills.ts";
import { MarkedText } from "./MarkedText.tsx";
import { OpenLevels } from "./OpenLevels.tsx";

interface Props {
  /** What the field begins with. */
  start: string;
  /** Ids of skills that are asked for already. */
  taken: ReadonlySet<string>;
  onAdd: (entries: RequiredSkill[]) => void;
  onClose: () => void;
}

/**
 * Reads skills from a pasted text and shows where each comes from; nothing is added before it is chosen, and no
 * level is taken that neither the text states nor somebody chose.
 */
export function TextSkillsSheet({ start, taken, onAdd, onClose }: Props) {
  const { t } = useTranslation(["required-skills", "common"]);
  const format = useFormat();
  const [read, { isLoading }] = useSkillsOfTextMutation();
  const [text, setText] = useState(start);
  const [found, setFound] = useState<{ text: string; skills: TextSkill[] } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [levels, setLevels] = useState<ChosenLevels>({});
  const [problem, setProblem] = useState<string | null>(null);
  const isTooLong = text.length > LIMITS.longText;
  const find = async () => {
    setProblem(null);
    try {
      setFound({ text, ...(await read({ body: { text } }).unwrap()) });
      setLeft(new Set());
      setLevels({});
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  };
  const fresh = found?.skills.filter(({ skill }) => !taken.has(skill.id)) ?? [];
  const wanted = fresh.filter(({ skill }) => !left.has(skill.id));
  const { ready, asking } = toRequirements(wanted, levels);
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
          <Button
            variant="contained"
            disabled={isLoading || isTooLong || text.trim() === ""}
            onClick={() => void find()}
          >
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
      {!found ? (
        <TextField
          fullWidth
          multiline
          minRows={12}
          maxRows={24}
          autoFocus
          label={t("sheet.label")}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isTooLong}
          helperText={t(isTooLong ? "sheet.too-long" : "sheet.length", {
            length: format.number(text.length),
            max: format.number(LIMITS.longText),
          })}
        />
      ) : found.skills.length === 0 ? (
        <EmptyState drawing="search" title={t("sheet.none")} description={t("sheet.none-text")} />
      ) : (
        <Box sx={{ display: "grid", gap: 6 }}>
          <OpenLevels count={asking} onUseSuggested={() => setLevels(withSuggested(wanted, levels))} />
          <FoundSkills
            skills={found.skills}
            taken={taken}
            left={left}
            chosen={levels}
            onLevel={(id, level) => setLevels({ ...levels, [id]: level })}
            onToggle={(id) => {
              const next = new Set(left);
              if (!next.delete(id)) next.add(id);
              setLeft(next);
            }}
          />
          <MarkedText text={found.text} skills={found.skills} left={left} label={t("sheet.where")} />
        </Box>
      )}
    </SideSheet>
  );
}
