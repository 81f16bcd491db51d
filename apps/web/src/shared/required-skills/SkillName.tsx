import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { SkillDraft } from "../skills/skillList.ts";

interface Props {
  entry: SkillDraft;
  /** The words of a pasted ad that ask for it. */
  words?: string | undefined;
}

/** Name of a skill with its group and its source text below. */
export function SkillName({ entry: { skill }, words }: Props) {
  const { t } = useTranslation("required-skills");
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", lg: "auto" }, minWidth: 0, pr: { xs: 8, lg: 0 } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{skill.name}</Typography>
      {skill.group_name && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {skill.group_name}
        </Typography>
      )}
      {words && (
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {t("from-ad", { words })}
        </Typography>
      )}
    </Box>
  );
}
