import type { SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import list from "../../../lib/words/list.en.json";
import team from "../../../shared/team/team.en.json";
import { drawPage } from "../../../test/drawPage.tsx";
import words from "../analysis.en.json";
import { SkillsAnalysisPage } from "./SkillsAnalysisPage.tsx";

export const HEAT = "GET /analysis/skills/heat_map";
export const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a805${n}`;
export const skill = { kind: "skill" as const, group_id: null, group_name: null };
export const size = { people: 40, without_job: 6, without_skills: 2, too_few: false };
export const grid = { id: ID(1), name: "Grid", people: 30 };
export const CHOICES = {
  "GET /analysis/skills/choices": () => ({
    departments: [grid, { id: ID(2), name: "Wind", people: 10 }],
    job_profiles: [],
    locations: [],
    groups: [],
    skills: [{ id: ID(3), name: "SQL" }],
  }),
};
export const map: SkillHeatMap = {
  ...size,
  departments: [grid, { id: null, name: null, people: 4 }],
  departments_total: 2,
  skills: [
    { ...skill, id: ID(3), name: "SQL", all: { asked: 30, unknown: 5, met: 10, mean: 2.44 } },
    { ...skill, id: ID(4), name: "Welding", all: null },
  ],
  skills_total: 2,
  cells: [
    { department: 0, skill: 0, is: { asked: 26, unknown: 6, met: 15, mean: 3.26 } },
    { department: 1, skill: 0, is: null },
    { department: 0, skill: 1, is: null },
  ],
};
export const few: SkillHeatMap = {
  people: 3,
  without_job: 0,
  without_skills: 0,
  too_few: true,
  departments: [],
  departments_total: 0,
  skills: [],
  skills_total: 0,
  cells: [],
};

export const open = (at = "/") => drawPage(SkillsAnalysisPage, { at }, { analysis: words, team, list });
export const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`);
export const table = () =>
  [...document.querySelectorAll("section table tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
