import Box from "@mui/material/Box";
import type { TeamSkills } from "@vaardig/contract/team/team";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { HeatRow, SkillHead } from "./HeatRow.tsx";
import { heatStyles } from "./heatStyles.ts";
import { useCellLeft } from "./useCellLeft.ts";
import { placeOf, useGridKeys } from "./useGridKeys.ts";

const NAME_WIDTH = 208;

interface Props {
  team: Pick<TeamSkills, "data" | "skills">;
  /** Accessible name of the table. */
  label: string;
  /** Limits the height to the window, so that the headers stay visible. */
  isWhole?: boolean;
}

/**
 * Heat map of people × skills: a table with cells coloured by level and gaps outlined; arrow keys move
 * between cells.
 */
export function HeatMap({ team: { data, skills }, label, isWhole = false }: Props) {
  const { t } = useTranslation("team");
  const pathTo = usePath();
  const navigate = useNavigate();
  const { cell, grid, leave } = useCellLeft<HTMLTableElement>();
  const { active, keyAt, onKeyDown, onFocus } = useGridKeys(
    data.map(({ id }) => id),
    skills.map(({ id }) => id),
    cell,
  );
  // One listener for thousands of cells; modified clicks are left to the browser.
  const open = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-at]") : null;
    const href = link?.getAttribute("href");
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const place = link && placeOf(link);
    if (place) leave(keyAt(place));
    void navigate(href);
  };
  return (
    <Box sx={{ overflow: "auto", ...(isWhole && { maxHeight: "max(440px, calc(100vh - 120px))" }) }}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={open}
        sx={(theme) => heatStyles(theme, NAME_WIDTH)}
      >
        <thead>
          <tr>
            <Box component="th" scope="col">
              <Box
                component="span"
                sx={{ display: "block", p: 1, fontSize: "0.75rem", color: "text.secondary" }}
              >
                {t("corner")}
              </Box>
            </Box>
            {skills.map((skill) => (
              <SkillHead key={skill.id} skill={skill} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((person, row) => (
            <HeatRow
              key={person.id}
              row={row}
              person={person}
              skills={skills}
              path={pathTo("employee-fit", { candidateId: person.id }) ?? ""}
              active={row === active.row ? active.column : null}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
