import type { Role } from "@vaardig/contract/roles";

/** Whose skills are counted: active people of the viewer's list of employees; an empty or absent list narrows nothing. */
export interface CountedPeople {
  viewer: { companyId: string; userId: string; role: Role };
  departments?: readonly string[] | undefined;
  job_profiles?: readonly string[] | undefined;
  locations?: readonly string[] | undefined;
}

/** Which skills are counted, and by which levels. */
export interface CountedSkills {
  /** With `confirmed`, a level that no one confirmed is unknown. */
  evidence: "stated" | "confirmed";
  /** Ids of skill groups; skills of other groups are left out. */
  groups?: readonly string[] | undefined;
  /** A page of skills, from 0. */
  page: number;
  size: number;
}

/** How the skills of a page are chosen. */
export interface ChosenSkills extends CountedSkills {
  /** Those that most people are asked for first, or those with the largest gap. */
  choose: "required" | "gap";
  /** Departments by whose people skills are chosen; cells of all departments are counted. */
  departments?: readonly string[] | undefined;
  /** Open places by skill id, which are part of the gap. */
  places?: ReadonlyMap<string, number> | undefined;
}

/** How many people a department has, and of how many something is missing; `id` is null for people without one. */
export interface DepartmentCount {
  id: string | null;
  people: number;
  withoutJob: number;
  /** Of whom nothing is known but the languages that they speak. */
  withoutSkills: number;
}

/** What people of a department whose job asks for a skill have of it. */
export interface SkillCell {
  skillId: string;
  departmentId: string | null;
  asked: number;
  unknown: number;
  met: number;
  /** Sum of the known levels, and how many they are. */
  sum: number;
  levels: number;
}

export interface SkillCells {
  /** The page's skills, in order. */
  skillIds: string[];
  cells: SkillCell[];
  /** How many skills there are on all pages. */
  total: number;
}

export interface SkillCount {
  departments: DepartmentCount[];
  /** Null where no skills were asked about. */
  skills: SkillCells | null;
}

/** A skill that several people are asked for and that one person alone has at the lowest level asked. */
export interface SinglePoint {
  skillId: string;
  /** The lowest level that a job asks for. */
  level: number;
  asked: number;
  onlyId: string;
  /** People one level below, those whose job asks for the skill first; not all of them are named. */
  growableIds: string[];
  growableTotal: number;
}

export interface SinglePointPage {
  departments: DepartmentCount[];
  page: SinglePoint[];
  total: number;
}
