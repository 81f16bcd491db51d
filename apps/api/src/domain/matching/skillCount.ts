import type { Role } from "@vaardig/contract/roles";

/**
 * The active employees whose skills are counted, within the viewer's scope; an empty or absent list is no
 * filter.
 */
export interface CountedPeople {
  viewer: { companyId: string; userId: string; role: Role };
  departments?: readonly string[] | undefined;
  job_profiles?: readonly string[] | undefined;
  locations?: readonly string[] | undefined;
}

/** The skills to count, and the source of their levels. */
export interface CountedSkills {
  /** With `confirmed`, an unconfirmed level counts as unknown. */
  evidence: "stated" | "confirmed";
  /** Ids of skill groups to include; empty or absent for all. */
  groups?: readonly string[] | undefined;
  /** Page number, from 0. */
  page: number;
  size: number;
}

/** How the skills of a page are selected. */
export interface ChosenSkills extends CountedSkills {
  /** Sort order: by the number of people whose job profile requires the skill, or by the size of the gap. */
  choose: "required" | "gap";
  /** Departments whose people determine the selection; the cells cover all departments. */
  departments?: readonly string[] | undefined;
  /** Open positions by skill id, which are added to the gap. */
  places?: ReadonlyMap<string, number> | undefined;
}

/** Numbers of people in a department; `id` is null for people without a department. */
export interface DepartmentCount {
  id: string | null;
  people: number;
  withoutJob: number;
  /** People with no known skills other than languages. */
  withoutSkills: number;
}

/** The skill levels of the people in a department whose job profile requires a skill. */
export interface SkillCell {
  skillId: string;
  departmentId: string | null;
  asked: number;
  unknown: number;
  met: number;
  /** Sum and number of the known levels. */
  sum: number;
  levels: number;
}

export interface SkillCells {
  /** The skills of the page, in order. */
  skillIds: string[];
  cells: SkillCell[];
  /** Number of skills on all pages. */
  total: number;
}

export interface SkillCount {
  departments: DepartmentCount[];
  /** Null when no skills were requested. */
  skills: SkillCells | null;
}

/** A skill required of several people that only one person has at the lowest required level. */
export interface SinglePoint {
  skillId: string;
  /** The lowest level that a job profile requires. */
  level: number;
  asked: number;
  onlyId: string;
  /** People exactly one level below, first those whose job profile requires the skill; limited in number. */
  growableIds: string[];
  growableTotal: number;
}

export interface SinglePointPage {
  departments: DepartmentCount[];
  page: SinglePoint[];
  total: number;
}
