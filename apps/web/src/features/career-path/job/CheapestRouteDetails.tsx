import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CheapestRoute } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";

/** The fewest course hours to the next band: courses, and levels to raise at work. */
export function CheapestRouteDetails({ route }: { route: CheapestRoute | null }) {
  const { t } = useTranslation(["career-path", "common"]);
  const format = useFormat();
  if (!route)
    return <Typography sx={{ color: "text.secondary" }}>{t("career-path:cheapest.none")}</Typography>;
  const { band, hours, courses, changes, approximate } = route;
  const hoursOf = (count: number) => t("career-path:hours", { count, formatted: format.number(count) });
  const levelOf = (level: number | null) => t(`common:levels.${asLevel(level) ?? "none"}`);
  return (
    <>
      <Typography>
        {courses.length > 0
          ? t("career-path:cheapest.by-courses", { hours: hoursOf(hours), band: t(`common:bands.${band}`) })
          : t("career-path:cheapest.at-work", { band: t(`common:bands.${band}`) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, display: "grid", gap: 1 }}>
        {courses.map(({ id, title, hours: own }) => (
          <li key={id}>
            {title}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {hoursOf(own)}
            </Box>
          </li>
        ))}
        {changes.map(({ skill, to }) => (
          <li key={skill.id}>
            {skill.kind === "licence"
              ? t("career-path:cheapest.licence", { skill: skill.name })
              : t("career-path:cheapest.raise", { skill: skill.name, level: levelOf(to) })}
          </li>
        ))}
      </Box>
      {approximate && (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
          {t("career-path:cheapest.approximate")}
        </Typography>
      )}
    </>
  );
}
