import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { FoundSkills } from "./FoundSkills.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { OpenLevels } from "./OpenLevels.tsx";
import type { ChosenSkills } from "./useChosenSkills.ts";

/** Skills found in a text, for selection, with their positions marked. */
export function FoundSkillsReview({ text, chosen }: { text: string; chosen: ChosenSkills }) {
  const { t } = useTranslation("required-skills");
  const { found, taken, left, asking, chosen: levels, onLevel, onToggle, onUseSuggested } = chosen;
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <OpenLevels count={asking} onUseSuggested={onUseSuggested} />
      <FoundSkills
        skills={found}
        taken={taken}
        left={left}
        chosen={levels}
        onLevel={onLevel}
        onToggle={onToggle}
      />
      <MarkedText text={text} skills={found} left={left} label={t("sheet.where")} />
    </Box>
  );
}
