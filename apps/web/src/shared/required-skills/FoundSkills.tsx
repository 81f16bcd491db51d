import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { useTranslation } from "react-i18next";
import { useLevelDescriptions } from "../skills/useLevelDescriptions.ts";
import { FoundLevel } from "./FoundLevel.tsx";
import { type ChosenLevels, levelOfFound } from "./foundSkills.ts";
import { useWeightText } from "./useWeightText.ts";

interface Props {
  skills: readonly TextSkill[];
  taken: ReadonlySet<string>;
  /** Ids of deselected skills. */
  left: ReadonlySet<string>;
  chosen: ChosenLevels;
  onToggle: (id: string) => void;
  onLevel: (id: string, level: number) => void;
}

/** Skills found in a text, each with level, weight and source text. */
export function FoundSkills({ skills, taken, left, chosen, onToggle, onLevel }: Props) {
  const { t } = useTranslation("required-skills");
  const weightWords = useWeightText();
  const descriptionsOf = useLevelDescriptions();
  return (
    <Box component="ul" aria-label={t("sheet.found")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {skills.map((entry) => {
        const { skill } = entry;
        const isTaken = taken.has(skill.id);
        const isOffered = !isTaken && !left.has(skill.id);
        return (
          <Box
            component="li"
            key={skill.id}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) 208px" },
              columnGap: 2,
              rowGap: 1,
              alignItems: "start",
              py: 2,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Checkbox
              checked={isTaken || !left.has(skill.id)}
              disabled={isTaken}
              onChange={() => onToggle(skill.id)}
              slotProps={{ input: { "aria-label": t("sheet.choose", { name: skill.name }) } }}
              sx={{ mt: -1 }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{skill.name}</Typography>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {isTaken ? t("taken") : weightWords(entry)}
                {` · “${entry.words}”`}
              </Typography>
            </Box>
            {isOffered && (
              <Box sx={{ gridColumn: { xs: 2, sm: "auto" }, minWidth: 0 }}>
                <FoundLevel
                  found={entry}
                  level={levelOfFound(entry, chosen)}
                  descriptions={descriptionsOf(skill)}
                  onChoose={(level) => onLevel(skill.id, level)}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
