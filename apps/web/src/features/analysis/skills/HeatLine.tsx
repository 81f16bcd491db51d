import type { Coverage, SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { HeatMetric } from "./readHeatAddress.ts";
import { shareOf, toneOfMean, toneOfShare } from "./shareWords.ts";
import { useHeatTable } from "./useHeatTable.ts";

interface Props {
  row: number;
  /** Name of the department. */
  name: string;
  skills: SkillHeatMap["skills"];
  /** Per skill: null when hidden, undefined when no job requires it. */
  of: readonly (Coverage | null | undefined)[];
  shown: HeatMetric;
  /** Column index of the row's tabbable cell; null for none. */
  active: number | null;
  open: (skillId: string) => string;
}

/** A heat map row: one department, all skills. */
export const HeatLine = memo(function HeatLine({ row, name, skills, of, shown, active, open }: Props) {
  const { t } = useTranslation("analysis");
  const { percent, mean } = useHeatTable();
  return (
    <tr data-name={name}>
      <th scope="row">{name}</th>
      {skills.map((skill, column) => {
        const is = of[column];
        const place = { "data-at": `${row}-${column}`, tabIndex: column === active ? 0 : -1 };
        const names = { department: name, skill: skill.name };
        if (!is) {
          const said = t(is === null ? "heat.cell-hidden" : "heat.cell-none", names);
          return (
            <td key={skill.id}>
              <span
                {...place}
                role="note"
                aria-label={said}
                title={said}
                data-hidden={is === null || undefined}
              >
                {is === null ? "<5" : ""}
              </span>
            </td>
          );
        }
        const share = shareOf(is);
        const said = t("heat.cell", {
          ...names,
          share: percent(share),
          mean: mean(is.mean),
          met: is.met,
          known: is.asked - is.unknown,
          unknown: is.unknown,
        });
        const tone =
          shown === "level" ? is.mean !== null && toneOfMean(is.mean) : share !== null && toneOfShare(share);
        return (
          <td key={skill.id}>
            <Link
              {...place}
              to={open(skill.id)}
              replace
              preventScrollReset
              aria-label={said}
              title={said}
              data-level={tone || undefined}
            >
              {shown === "level" ? mean(is.mean) : percent(share)}
            </Link>
          </td>
        );
      })}
    </tr>
  );
});
