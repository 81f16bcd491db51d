import type { Coverage, SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import { memo } from "react";
import { Link } from "react-router";
import type { HeatMetric } from "./readHeatAddress.ts";
import { useHeatCell } from "./useHeatCell.ts";

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
  const cellOf = useHeatCell(shown);
  return (
    <tr data-name={name}>
      <th scope="row">{name}</th>
      {skills.map((skill, column) => {
        const is = of[column];
        const place = { "data-at": `${row}-${column}`, tabIndex: column === active ? 0 : -1 };
        const { text, said, tone } = cellOf(is, { department: name, skill: skill.name });
        if (!is)
          return (
            <td key={skill.id}>
              <span
                {...place}
                role="note"
                aria-label={said}
                title={said}
                data-hidden={is === null || undefined}
              >
                {text}
              </span>
            </td>
          );
        return (
          <td key={skill.id}>
            <Link
              {...place}
              to={open(skill.id)}
              replace
              preventScrollReset
              aria-label={said}
              title={said}
              data-level={tone}
            >
              {text}
            </Link>
          </td>
        );
      })}
    </tr>
  );
});
