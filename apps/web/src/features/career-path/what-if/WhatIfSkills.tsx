import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import CloseIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import type { SkillSuggestion } from "./suggestSkills.ts";
import type { WhatIfSkill } from "./useWhatIf.ts";

interface Props {
  offers: readonly SkillSuggestion[];
  tried: readonly WhatIfSkill[];
  onRaise: (skill: SkillSuggestion["skill"], level: number) => void;
  onLeave: (id: string) => void;
}

/** Skills to raise, each with the five levels and the required one; changes can be reset. */
export function WhatIfSkills({ offers, tried, onRaise, onLeave }: Props) {
  const { t } = useTranslation("career-path");
  const offered = new Set(offers.map(({ skill }) => skill.id));
  const more = tried.filter(({ skill }) => !offered.has(skill.id));
  const rows = [...more.map(({ skill, level }) => ({ skill, have: null, need: level })), ...offers];
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
      {rows.map(({ skill, have, need }) => {
        const chosen = tried.find((one) => one.skill.id === skill.id)?.level;
        return (
          <li key={skill.id}>
            <Box sx={{ display: "flex", alignItems: "center", minHeight: 36 }}>
              <Typography sx={{ flex: 1, fontWeight: chosen === undefined ? 400 : 600 }}>
                {skill.name}
              </Typography>
              {chosen !== undefined && (
                <IconButton
                  size="small"
                  aria-label={t("what-if.leave", { skill: skill.name })}
                  onClick={() => onLeave(skill.id)}
                >
                  <CloseIcon size={18} />
                </IconButton>
              )}
            </Box>
            <LevelInput
              label={skill.name}
              kind={skill.kind}
              level={chosen ?? have}
              required={need}
              onChange={(level) => onRaise(skill, level)}
            />
          </li>
        );
      })}
    </Box>
  );
}
