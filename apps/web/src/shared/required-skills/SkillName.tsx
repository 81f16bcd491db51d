import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SkillDraft } from "../skills/skillList.ts";

/** Name of a skill with its group below. */
export function SkillName({ entry: { skill } }: { entry: SkillDraft }) {
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", lg: "auto" }, minWidth: 0, pr: { xs: 8, lg: 0 } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{skill.name}</Typography>
      {skill.group_name && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {skill.group_name}
        </Typography>
      )}
    </Box>
  );
}
