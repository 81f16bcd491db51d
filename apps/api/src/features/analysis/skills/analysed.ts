import { FEWEST_PEOPLE, type PeopleFilter } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { peopleScope } from "./peopleScope.ts";
import { type DepartmentSize, departmentSizes } from "./scopeSize.queries.ts";

/** Who is analysed, and how many they are. */
export interface Analysed {
  /** Who is counted, departments of the filter aside: what is hidden hangs on all of them. */
  everywhere: Condition;
  /** The departments that are shown, by name. */
  departments: DepartmentSize[];
  isShown: (department: string | null) => boolean;
  size: { people: number; without_job: number; without_skills: number; too_few: boolean };
}

/** The people of the reader's scope whom a filter finds; another company's department is not found. */
export async function readAnalysed(tx: Tx, viewer: Viewer, filter: PeopleFilter): Promise<Analysed> {
  const { departments: chosen = [], ...others } = filter;
  await peopleScope(tx, viewer, { departments: chosen });
  const everywhere = await peopleScope(tx, viewer, others);
  const isShown = (department: string | null) =>
    chosen.length === 0 || (department !== null && chosen.includes(department));
  const departments = (await departmentSizes(tx, everywhere)).filter(({ id }) => isShown(id));
  const total = (key: "people" | "without_job" | "without_skills") =>
    departments.reduce((before, department) => before + department[key], 0);
  const people = total("people");
  return {
    everywhere,
    departments,
    isShown,
    size: {
      people,
      without_job: total("without_job"),
      without_skills: total("without_skills"),
      too_few: people < FEWEST_PEOPLE,
    },
  };
}
