import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { StoredFile } from "@vaardig/contract/files/files";
import type { RecommendedSkill, Skill } from "@vaardig/contract/skills/skills";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { BusyButton } from "../frame/BusyButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import type { Wizard } from "../useWizard.ts";
import { choiceOf, hasLevel, openSuggestions } from "./draft.ts";
import { SelectionCard } from "./SelectionCard.tsx";
import { SuggestionPanel } from "./SuggestionPanel.tsx";
import { UnlinkedWords } from "./UnlinkedWords.tsx";
import { useDraft } from "./useDraft.ts";
import { useSaveSkills } from "./useSaveSkills.ts";
import { useSuggestions } from "./useSuggestions.ts";

interface Props {
  wizard: Wizard;
  resume: StoredFile | null;
  userId: string;
}

/** Step 3: skills to add, each with a level; saved only on confirmation. */
export function SkillsStep({ wizard, resume, userId }: Props) {
  const { t } = useTranslation(["onboarding", "common"]);
  const language = useCurrentLanguage();
  const suggestions = useSuggestions(resume);
  const [draft, change] = useDraft(userId);
  const descriptionsOf = useLevelDescriptions();
  const [text, setText] = useState("");
  const [openId, setOpenId] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { save, busy, problem } = useSaveSkills(wizard, () => change({ kind: "cleared" }));

  const known = useMemo(
    () => new Map(suggestions.skills.map(({ skill }) => [skill.id, skill.name])),
    [suggestions.skills],
  );
  const taken = useMemo(
    () => new Map(draft.choices.map(({ skill }) => [skill.id, t("onboarding:skills.picked")])),
    [draft.choices, t],
  );
  const count = draft.choices.length;

  const addSuggested = (picked: readonly RecommendedSkill[]) => {
    const proposedLevel = new Map(suggestions.skills.map((one) => [one.skill.id, one.level]));
    change({
      kind: "added",
      choices: picked.map((one) => choiceOf(one, proposedLevel.get(one.skill.id) ?? null, language)),
    });
  };

  const addFound = (skill: Skill) => {
    const suggestion = openSuggestions(suggestions.skills, draft).find((one) => one.skill.id === skill.id);
    if (suggestion) addSuggested([suggestion]);
    else
      change({
        kind: "added",
        choices: [{ skill, level: firstLevel(skill, null), language, proposal: null }],
      });
    setOpenId(skill.id);
  };

  const saveAll = () => {
    // Opens the first skill without a level.
    const asking = draft.choices.find((one) => !hasLevel(one));
    if (asking) setOpenId(asking.skill.id);
    void save(draft.choices);
  };

  return (
    <StepFrame
      title={t("onboarding:skills.title")}
      intro={t("onboarding:skills.intro")}
      problem={problem}
      actions={
        <>
          <Button onClick={() => wizard.goTo("resume")}>{t("common:back")}</Button>
          <BusyButton busy={busy} onClick={saveAll}>
            {count > 0
              ? t("onboarding:skills.save", { count })
              : t(suggestions.hasAdded ? "onboarding:skills.save-done" : "onboarding:skills.save-none")}
          </BusyButton>
        </>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 5 }}>
          <SkillSearch
            label={t("onboarding:skills.search")}
            text={text}
            onText={setText}
            onPick={addFound}
            taken={taken}
            inputRef={search}
          />
          <UnlinkedWords
            words={suggestions.unlinked}
            onSearch={(word) => {
              setText(word);
              search.current?.focus();
            }}
          />
          <SuggestionPanel
            suggestions={suggestions}
            open={openSuggestions(suggestions.skills, draft)}
            hasResume={resume !== null}
            descriptionsOf={descriptionsOf}
            onLevel={(skillId, level) => change({ kind: "levelled", skillId, level })}
            onAdd={addSuggested}
          />
        </Box>
        <Box
          sx={{
            position: { md: "sticky" },
            top: 24,
            maxHeight: { md: "calc(100dvh - 148px)" },
            overflowY: { md: "auto" },
          }}
        >
          <SelectionCard
            choices={draft.choices}
            names={known}
            descriptionsOf={descriptionsOf}
            openId={openId}
            onOpen={setOpenId}
            onLevel={(skillId, level) => change({ kind: "levelled", skillId, level })}
            onRemove={(skillId) => change({ kind: "removed", skillId })}
          />
        </Box>
      </Box>
    </StepFrame>
  );
}
