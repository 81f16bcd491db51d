import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CourseSkill } from "@vaardig/contract/courses/courses";
import { useTranslation } from "react-i18next";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";

/** Skills that a course teaches: entry level filled, target level outlined. */
export function TaughtSkills({ skills }: { skills: readonly CourseSkill[] }) {
  const { t } = useTranslation(["courses", "common"]);
  const levelName = (level: number) => {
    const known = asLevel(level);
    return known ? t(`common:levels.${known}`) : "";
  };
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
      {skills.map(({ skill, level_from: from, level_to: to }) => (
        <Box
          component="li"
          key={skill.id}
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}
        >
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
            {skill.name}
          </Typography>
          {skill.kind === "licence" ? (
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t("courses:leads-to-licence")}
            </Typography>
          ) : (
            <>
              <LevelSteps level={from === 0 ? null : from} required={to} bare />
              <Typography variant="caption" aria-hidden sx={{ color: "text.secondary" }}>
                {from === 0
                  ? t("courses:up-to", { to: levelName(to) })
                  : t("courses:from-to", { from: levelName(from), to: levelName(to) })}
              </Typography>
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}
