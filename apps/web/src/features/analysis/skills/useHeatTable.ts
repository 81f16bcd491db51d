import type { Coverage, SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { TableCell, TableData } from "../frame/tableData.ts";
import { shareOf } from "./shareTones.ts";

/**
 * Returns the table of a heat map for export, one row per department and skill, and its number formatters.
 */
export function useHeatTable() {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const percent = (share: number | null) => (share === null ? "–" : format.percent(share));
  const mean = (value: number | null) =>
    value === null ? "–" : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const numbers = (is: Coverage | null): TableCell[] =>
    is
      ? [is.asked, is.met, is.unknown]
          .map((value) => ({ text: format.number(value) }))
          .concat([{ text: percent(shareOf(is)) }, { text: mean(is.mean) }])
      : Array.from({ length: 5 }, () => ({ text: t("hidden"), isQuiet: true }));
  const columns = (["department", "skill", "asked", "met", "unknown", "coverage", "mean"] as const).map(
    (key, at) => ({ key, label: t(`columns.${key}`), isNumber: at > 1 }),
  );
  const tableOf = ({ departments, skills, cells }: SkillHeatMap): TableData => ({
    label: t("heat.map"),
    columns,
    rows: [
      ...cells.map(({ department, skill, is }) => ({
        key: `${department}-${skill}`,
        cells: [
          { text: departments[department]?.name ?? t("heat.outside") },
          { text: skills[skill]?.name ?? "" },
          ...numbers(is),
        ],
      })),
      ...skills.map(({ id, name, all }) => ({
        key: id,
        cells: [{ text: t("heat.all") }, { text: name }, ...numbers(all)],
      })),
    ],
  });
  return { percent, mean, tableOf };
}
