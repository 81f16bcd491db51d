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
import { MarkedText } from "./MarkedText.tsx";

interface Props {
  /** What the field begins with. */
  start: string;
  /** Ids of skills that are asked for already. */
  taken: ReadonlySet<string>;
  onAdd: (entries: RequiredSkill[]) => void;
  onClose: () => void;
}

/** Reads skills from a pasted text and shows where each comes from; nothing is added before it is chosen. */
export function TextSkillsSheet({ start, taken, onAdd, onClose }: Props) {
  const { t } = useTranslation(["required-skills", "common"]);
  const format = useFormat();
  const [read, { isLoading }] = useSkillsOfTextMutation();
  const [text, setText] = useState(start);
  const [found, setFound] = useState<{ text: string; skills: TextSkill[] } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const isTooLong = text.length > LIMITS.longText;
  const find = async () => {
    setProblem(null);
    try {
      setFound({ text, ...(await read({ body: { text } }).unwrap()) });
      setLeft(new Set());
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  };
  const fresh = found?.skills.filter(({ skill }) => !taken.has(skill.id)) ?? [];
  const chosen = fresh.filter(({ skill }) => !left.has(skill.id));
  const add = () => onAdd(chosen.map(({ words: _, places: __, ...entry }) => entry));
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
            <Button variant="contained" disabled={chosen.length === 0} onClick={add}>
              {t("sheet.add", { count: chosen.length })}
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
          <FoundSkills
            skills={found.skills}
            taken={taken}
            left={left}
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
