import Box from "@mui/material/Box";
import type { Coverage, SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { useGridKeys } from "../../../shared/team/useGridKeys.ts";
import { HeatLine } from "./HeatLine.tsx";
import { analysisHeatStyles } from "./heatStyles.ts";
import type { HeatMetric } from "./readHeatAddress.ts";

interface Props {
  map: SkillHeatMap;
  shown: HeatMetric;
  /** Returns the URL of a cell's people. */
  open: (skillId: string, department: string | null | undefined) => string;
}

/**
 * Heat map of departments × skills as a table, with a colour and number per cell; arrow keys move between
 * cells, each links to its people.
 */
export function HeatTable({ map: { departments, skills, cells }, shown, open }: Props) {
  const { t } = useTranslation("analysis");
  const at = new Map(cells.map(({ department, skill, is }) => [`${department}-${skill}`, is]));
  const lines: {
    key: string;
    name: string;
    id: string | null | undefined;
    of: (Coverage | null | undefined)[];
  }[] = [
    ...departments.map(({ id, name }, row) => ({
      key: id ?? "none",
      name: name ?? t("heat.outside"),
      id,
      of: skills.map((_, column) => at.get(`${row}-${column}`)),
    })),
    { key: "all", name: t("heat.all"), id: undefined, of: skills.map(({ all }) => all) },
  ];
  const { active, onKeyDown, onFocus } = useGridKeys(
    lines.map(({ key }) => key),
    skills.map(({ id }) => id),
  );
  return (
    <Box
      sx={{
        overflow: "auto",
        maxHeight: "max(440px, calc(100vh - 120px))",
        "@media print": { maxHeight: "none" },
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label={t("heat.map")}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        sx={(theme) => analysisHeatStyles(theme)}
      >
        <thead>
          <tr>
            <th scope="col">{t("heat.corner")}</th>
            {skills.map(({ id, name }) => (
              <th key={id} scope="col" data-name={name}>
                <span title={name}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, id, of }, row) => (
            <HeatLine
              key={key}
              row={row}
              name={name}
              skills={skills}
              of={of}
              shown={shown}
              active={row === active.row ? active.column : null}
              open={(skillId) => open(skillId, id)}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
