import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import type { InputProps } from "../../ui/TextInput.tsx";
import { firstLevel } from "../skills/levelNames.ts";
import { SkillSearch } from "../skills/SkillSearch.tsx";
import { type SkillDraft, type SkillList, withoutLevel } from "../skills/skillList.ts";
import { useLevelDescriptions } from "../skills/useLevelDescriptions.ts";
import { SkillRow } from "./SkillRow.tsx";
import { TextSkillsSheet } from "./TextSkillsSheet.tsx";

interface Props<In extends FieldValues> extends Pick<InputProps<In>, "control" | "name"> {
  /** Text from which skills may be read, such as the description. */
  text: string;
  /** The words of a pasted ad that ask for a skill, by its id. */
  words?: Readonly<Record<string, string>> | undefined;
}

/**
 * Field for the required skills of a job, by search or from a pasted text, each with level, kind and
 * importance. A skill added by search must get a level.
 */
export function RequiredSkillsInput<In extends FieldValues>({ control, name, text, words }: Props<In>) {
  const { t } = useTranslation("required-skills");
  const { show } = useSnackbar();
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  const skills: SkillList = field.value;
  const onChange = (next: SkillDraft[]) => field.onChange(next);
  const list = useRef<HTMLUListElement>(null);
  const open = withoutLevel(skills).length;
  const { ref } = field;
  useEffect(() => {
    // On a failed save the form focuses the first missing level.
    ref({ focus: () => list.current?.querySelector<HTMLElement>("[aria-invalid] input")?.focus() });
  }, [ref]);
  const issueText = useIssueText();
  const descriptionsOf = useLevelDescriptions();
  const [typed, setTyped] = useState("");
  const [isReading, setReading] = useState(false);
  const taken = new Map(skills.map(({ skill }) => [skill.id, t("taken")]));
  const add = (entries: SkillList) =>
    onChange([...skills, ...entries.filter(({ skill }) => !taken.has(skill.id))]);
  const remove = (entry: SkillDraft) => {
    onChange(skills.filter(({ skill }) => skill.id !== entry.skill.id));
    show(t("removed", { skill: entry.skill.name }), "info", {
      undo: () => onChange([...skills]),
    });
  };
  return (
    <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "flex-end" }}>
        <Box sx={{ flex: "1 1 280px", maxWidth: 480 }}>
          <SkillSearch
            label={t("add")}
            text={typed}
            onText={setTyped}
            onPick={(skill) =>
              add([
                {
                  skill,
                  level: firstLevel(skill, null),
                  kind: "essential",
                  importance: 3,
                  must_have: false,
                },
              ])
            }
            taken={taken}
          />
        </Box>
        <Button variant="outlined" onClick={() => setReading(true)}>
          {t("read-text")}
        </Button>
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {open > 0 ? t("choose-levels", { count: open }) : issueText(error)}
        </FormHelperText>
      )}
      {skills.length === 0 ? (
        <Typography sx={{ mt: 5, color: "text.secondary" }}>{t("none")}</Typography>
      ) : (
        <Box component="ul" ref={list} aria-label={t("label")} sx={{ m: 0, mt: 5, p: 0, listStyle: "none" }}>
          {skills.map((entry) => (
            <SkillRow
              key={entry.skill.id}
              entry={entry}
              words={words?.[entry.skill.id]}
              descriptions={descriptionsOf(entry.skill)}
              onRate={(rating) =>
                onChange(skills.map((one) => (one.skill.id === entry.skill.id ? { ...one, ...rating } : one)))
              }
              onRemove={() => remove(entry)}
            />
          ))}
        </Box>
      )}
      {isReading && (
        <TextSkillsSheet
          start={text}
          taken={new Set(taken.keys())}
          onAdd={(entries) => {
            add(entries);
            setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </Box>
  );
}
