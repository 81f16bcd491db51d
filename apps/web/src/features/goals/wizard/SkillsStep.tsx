import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { GoalSuggestion } from "@vaardig/contract/goals/goalSuggestions";
import RemoveIcon from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

/** Default target level. */
const MIDDLE = 3;

interface Props {
  wizard: GoalWizard;
  /** Level required by the job, by skill id. */
  required: ReadonlyMap<string, number>;
  suggestions: readonly GoalSuggestion[];
}

/** Step 2: target skills with levels; the level required by the job is outlined. */
export function SkillsStep({ wizard, required, suggestions }: Props) {
  const { t } = useTranslation("goals");
  const descriptionsOf = useLevelDescriptions();
  const textOf = useIssueText();
  const [text, setText] = useState("");
  const { skills } = wizard.values;
  const taken = new Map(skills.map(({ skill }) => [skill.id, t("wizard.skill-taken")]));
  const open = suggestions.filter(({ skill }) => !taken.has(skill.id));
  const problem = textOf(wizard.issueAt("skills"));
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <SkillSearch
        label={t("wizard.skill-search")}
        text={text}
        onText={setText}
        onPick={(skill) =>
          wizard.addSkill({ skill, level: firstLevel(skill, required.get(skill.id) ?? MIDDLE) })
        }
        taken={taken}
      />
      {open.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t("wizard.gaps")}
          </Typography>
          {open.map(({ skill, level }) => (
            <FilterChip
              key={skill.id}
              label={skill.name}
              selected={false}
              onToggle={() => wizard.addSkill({ skill, level })}
            />
          ))}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {skills.map(({ skill, level }) => (
          <Box
            component="li"
            key={skill.id}
            sx={{
              py: 4,
              display: "flex",
              gap: 3,
              alignItems: "flex-start",
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, mb: 2, overflowWrap: "anywhere" }}>{skill.name}</Typography>
              <LevelInput
                level={level}
                required={required.get(skill.id) ?? null}
                label={t("wizard.level-of", { name: skill.name })}
                kind={skill.kind}
                descriptions={descriptionsOf(skill)}
                onChange={(to) =>
                  wizard.change({
                    skills: skills.map((one) => (one.skill.id === skill.id ? { ...one, level: to } : one)),
                  })
                }
              />
            </Box>
            <IconButton
              aria-label={t("wizard.remove", { name: skill.name })}
              onClick={() => wizard.change({ skills: skills.filter((one) => one.skill.id !== skill.id) })}
            >
              <RemoveIcon size={20} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
