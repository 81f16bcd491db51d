import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { TextSkill } from "@vaardig/contract/vacancies";
import { useTranslation } from "react-i18next";
import { useRatingWords } from "./useRatingWords.ts";

interface Props {
  skills: readonly TextSkill[];
  taken: ReadonlySet<string>;
  /** Ids of those that are not to be added. */
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** What was found in a text: each with its level and the words it was recognised by. */
export function FoundSkills({ skills, taken, left, onToggle }: Props) {
  const { t } = useTranslation("required-skills");
  const words = useRatingWords();
  return (
    <Box component="ul" aria-label={t("sheet.found")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {skills.map((entry) => {
        const { skill } = entry;
        const isTaken = taken.has(skill.id);
        return (
          <Box
            component="li"
            key={skill.id}
            sx={{
              display: "flex",
              alignItems: "flex-start",
              gap: 2,
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
                {isTaken ? t("taken") : words(entry)}
                {` · “${entry.words}”`}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
