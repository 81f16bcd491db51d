import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchedCourse } from "@vaardig/contract/courses/courses";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";

/** Reason for a course's rank: points gained in how many hours, and required prior levels. */
export function CourseReason({ course }: { course: Pick<MatchedCourse, "reason" | "hours" | "skills"> }) {
  const { t } = useTranslation(["courses", "common"]);
  const format = useFormat();
  const { reason, hours: count } = course;
  const hours = t("courses:hours", { count, hours: format.number(count) });
  const levelName = (level: number) => {
    const known = asLevel(level);
    return known ? t(`common:levels.${known}`) : "";
  };
  const [main] = course.skills;
  const what = () => {
    if (reason.basis === "job") {
      const points = t("courses:reason.points", { count: reason.gain, points: format.number(reason.gain) });
      const about = { points, hours, job: reason.job ?? "" };
      return reason.band
        ? t("courses:reason.job-band", { ...about, band: t(`common:bands.${reason.band}`) })
        : t("courses:reason.job", about);
    }
    if (reason.basis === "none" || !main) return t("courses:reason.none");
    return main.skill.kind === "licence"
      ? t("courses:reason.licence", { skill: main.skill.name, hours })
      : t("courses:reason.skill", { skill: main.skill.name, level: levelName(main.level_to), hours });
  };
  const needs = reason.needs.map(({ skill, level }) =>
    t("courses:reason.need", { skill: skill.name, level: levelName(level) }),
  );
  return (
    <Box>
      <Typography component="p" sx={{ fontWeight: 500 }}>
        {what()}
      </Typography>
      {needs.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {t("courses:reason.needs", { list: format.list(needs) })}
        </Typography>
      )}
    </Box>
  );
}
