import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Coverage, SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { levelTone } from "../../../shared/team/heatStyles.ts";
import { analysisHeatStyles } from "./heatStyles.ts";
import type { HeatMetric } from "./readHeatAddress.ts";
import { useHeatCell } from "./useHeatCell.ts";

interface Props {
  map: SkillHeatMap;
  shown: HeatMetric;
  /** Returns the URL of a cell's people. */
  open: (skillId: string, department: string | null | undefined) => string;
}

const LIST = { m: 0, p: 0, listStyle: "none" } as const;
const LINE = { display: "flex", gap: 3, alignItems: "center", minHeight: 40, width: "100%" } as const;
const CELL = {
  flex: "none",
  width: 60,
  height: 32,
  display: "grid",
  placeItems: "center",
  borderRadius: "4px",
  fontSize: "0.8125rem",
} as const;

/** The heat map on a phone: below each skill the departments that require it, so that nothing lies sideways. */
export function HeatCards({ map: { departments, skills, cells }, shown, open }: Props) {
  const { t } = useTranslation("analysis");
  const cellOf = useHeatCell(shown);
  const line = (
    skill: SkillHeatMap["skills"][number],
    key: string,
    name: string,
    department: string | null | undefined,
    is: Coverage | null,
  ) => {
    const { text, said, tone } = cellOf(is, { department: name, skill: skill.name });
    const weight = department === undefined ? 600 : 400;
    const parts = (
      <>
        <Typography component="span" className="long-words" sx={{ flex: 1, minWidth: 0, fontWeight: weight }}>
          {name}
        </Typography>
        <Box
          component="span"
          className="tabular"
          sx={(theme: Theme) => ({
            ...CELL,
            ...(is
              ? tone && levelTone(theme, tone)
              : { color: "text.secondary", ...analysisHeatStyles(theme)["& td span[data-hidden]"] }),
          })}
        >
          {text}
        </Box>
      </>
    );
    return (
      <li key={key}>
        {is ? (
          <ButtonBase
            component={Link}
            to={open(skill.id, department)}
            replace
            preventScrollReset
            title={said}
            sx={{ ...LINE, textAlign: "left", borderRadius: 1 }}
          >
            {parts}
          </ButtonBase>
        ) : (
          <Box role="note" aria-label={said} sx={LINE}>
            {parts}
          </Box>
        )}
      </li>
    );
  };
  return (
    <Box component="ul" aria-label={t("heat.map")} sx={{ ...LIST, display: "grid", gap: 5 }}>
      {skills.map((skill, column) => (
        <li key={skill.id}>
          <Typography variant="h3" className="long-words">
            {skill.name}
          </Typography>
          <Box component="ul" aria-label={skill.name} sx={{ ...LIST, mt: 1 }}>
            {line(skill, "all", t("heat.all"), undefined, skill.all)}
            {cells
              .filter((cell) => cell.skill === column)
              .map(({ department, is }) => {
                const of = departments[department];
                return line(skill, of?.id ?? "none", of?.name ?? t("heat.outside"), of?.id ?? null, is);
              })}
          </Box>
        </li>
      ))}
    </Box>
  );
}
