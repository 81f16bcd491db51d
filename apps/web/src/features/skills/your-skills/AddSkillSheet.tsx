import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { mySkillsSlice } from "../mySkills.slice.ts";
import { useSkillActions } from "../useSkillActions.ts";
import { ExpiryField } from "./ExpiryField.tsx";

interface Props {
  /** A preselected skill; null starts with the search. */
  preset: Skill | null;
  /** Skills that the reader has. */
  mine: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** Sheet to add skills with levels, one after another. */
export function AddSkillSheet({ preset, mine, onClose }: Props) {
  const { t } = useTranslation(["skills", "common"]);
  const descriptionsOf = useLevelDescriptions();
  const { add, takeBack, tellAdded } = useSkillActions();
  const [skill, setSkill] = useState(preset);
  const [level, setLevel] = useState<number | null>(preset ? firstLevel(preset, null) : null);
  const [expiresOn, setExpiresOn] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [added, setAdded] = useState<PersonSkill | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = mySkillsSlice.usePart("error");
  const search = useRef<HTMLInputElement>(null);

  const save = async () => {
    if (!skill || level === null || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const saved = await add(skill, level, expiresOn);
      if (preset) {
        tellAdded(saved);
        return onClose();
      }
      setAdded(saved);
      setSkill(null);
      setLevel(null);
      setExpiresOn(null);
      search.current?.focus();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
    setBusy(false);
  };

  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={level !== null || skill !== preset}
      title={preset ? t("skills:add.have-title", { name: preset.name }) : t("skills:add.title")}
      subtitle={t("skills:add.help")}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t("common:close")}
          </Button>
          <Button
            variant="contained"
            disabled={!skill || level === null}
            aria-disabled={busy}
            onClick={() => void save()}
          >
            {skill ? t("skills:add.named", { name: skill.name }) : t("skills:add.button")}
          </Button>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 6, pt: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {/* Inside the sheet, because the sheet traps the focus and the snackbar is not reachable. */}
        {added && !problem && (
          <Alert
            role="status"
            // A spoken language is removed in the profile.
            action={
              added.source !== "language" && (
                <Button
                  size="small"
                  onClick={() => {
                    setAdded(null);
                    search.current?.focus();
                    void takeBack(added);
                  }}
                >
                  {t("common:undo")}
                </Button>
              )
            }
          >
            {t("skills:added", { name: added.skill.name })}
          </Alert>
        )}
        {!preset && (
          <SkillSearch
            label={t("skills:add.search")}
            text={text}
            onText={setText}
            onPick={(picked) => {
              setSkill(picked);
              setLevel(firstLevel(picked, null));
              setExpiresOn(null);
            }}
            taken={mine}
            autoFocus
            inputRef={search}
          />
        )}
        {skill && (
          <div>
            <Typography variant="h3">{skill.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: 4 }}>
              {skill.group_name}
            </Typography>
            <LevelInput
              level={level}
              onChange={setLevel}
              label={t("skills:level-of", { name: skill.name })}
              kind={skill.kind}
              descriptions={descriptionsOf(skill)}
            />
            {skill.kind === "licence" && <ExpiryField value={expiresOn} onChange={setExpiresOn} />}
            {skill.kind === "language" && (
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {t("skills:add.language")}
              </Typography>
            )}
            {level === null && (
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {t("skills:add.choose-level")}
              </Typography>
            )}
          </div>
        )}
      </Box>
    </SideSheet>
  );
}
