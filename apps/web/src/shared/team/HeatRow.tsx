import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TeamPerson, TeamSkill } from "@vaardig/contract/team/team";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { cellSentence, cellText } from "./cellTexts.ts";
import { parseCell } from "./parseCell.ts";

interface Props {
  row: number;
  person: TeamPerson;
  skills: readonly TeamSkill[];
  /** Path of the person's job requirements; the skill is appended. */
  path: string;
  /** Column index of the row's tabbable cell; null for none. */
  active: number | null;
}

/** A heat map row: one person, all skills; each cell links to the person's skill. */
export const HeatRow = memo(function HeatRow({ row, person, skills, path, active }: Props) {
  const { t } = useTranslation(["team", "common"]);
  const cells = new Map(person.cells.map((cell) => [cell[0], parseCell(cell)]));
  return (
    <tr>
      <th scope="row">
        <Link component={RouterLink} to={path} sx={{ display: "block", overflowWrap: "anywhere" }}>
          {person.name}
        </Link>
        <Typography
          variant="caption"
          component="span"
          noWrap
          title={person.job ?? undefined}
          sx={{ display: "block", color: "text.secondary" }}
        >
          {person.job ?? t("team:no-job")}
        </Typography>
      </th>
      {skills.map((skill, column) => {
        const cell = cells.get(column);
        const said = cellSentence(t, cell, skill);
        return (
          <td key={skill.id}>
            <a
              href={`${path}?skill=${skill.id}`}
              data-at={`${row}-${column}`}
              data-level={skill.kind === "licence" && cell?.has ? 3 : (cell?.level ?? undefined)}
              data-gap={cell?.gap ? (cell.has ? "low" : "missing") : undefined}
              data-waiting={cell?.waiting || undefined}
              tabIndex={column === active ? 0 : -1}
              aria-label={`${person.name}, ${skill.name}: ${said}`}
              title={`${skill.name}: ${said}`}
            >
              {cellText(cell, skill)}
            </a>
          </td>
        );
      })}
    </tr>
  );
});

/** Column header: vertical skill name, with the number of people below the level. */
export function SkillHead({ skill }: { skill: TeamSkill }) {
  const { t } = useTranslation("team");
  return (
    <Box component="th" scope="col">
      <Box
        title={skill.name}
        sx={{
          writingMode: "vertical-rl",
          transform: "rotate(180deg)",
          // Fits the longest Dutch compounds on one line.
          maxHeight: 200,
          maxWidth: 40,
          mx: "auto",
          overflow: "hidden",
          lineHeight: "18px",
          fontSize: "0.8125rem",
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 2,
        }}
      >
        {skill.name}
      </Box>
      <Typography
        variant="caption"
        component="span"
        className="tabular"
        title={t("short-of", { short: skill.gaps, asked: skill.asked })}
        sx={{
          display: "block",
          textAlign: "center",
          mt: 2,
          mb: 1,
          color: skill.gaps > 0 ? "text.primary" : "text.secondary",
        }}
      >
        {skill.gaps}/{skill.asked}
      </Typography>
    </Box>
  );
}
