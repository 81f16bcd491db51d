import { COURSE_PROVIDER, type MatchedCourse, type MyCourse } from "@vaardig/contract/courses/courses";
import type { Skill } from "@vaardig/contract/skills/skills";

export const COURSE_ID = "01890a5d-ac96-774b-bcce-b302099a8001";
export const ENROLMENT_ID = "01890a5d-ac96-774b-bcce-b302099a8002";
export const SKILL: Skill = {
  id: "01890a5d-ac96-774b-bcce-b302099a8003",
  name: "SQL",
  kind: "skill",
  group_id: null,
  group_name: null,
};

const FACTS = {
  title: "SQL for analysts",
  description: "Joins and windows.",
  provider: COURSE_PROVIDER,
  provider_name: "Test School",
  hours: 12,
  price: 0,
  next_start: null,
  url: null,
  removed: false,
  rating: null,
  skills: [{ skill: SKILL, level_from: 1, level_to: 3 }],
} as const;

/** Returns a course that adds six points to a job match, not started. */
export function buildMatchedCourse(overrides: Partial<MatchedCourse> = {}): MatchedCourse {
  return {
    ...FACTS,
    skills: [...FACTS.skills],
    id: COURSE_ID,
    level: 2,
    enrolment: null,
    can: ["start", "plan"],
    reason: { basis: "job", job: "Data Analyst", gain: 6, band: null, needs: [] },
    ...overrides,
  };
}

/** Returns the same course as an enrolment of the reader, started. */
export function buildMyCourse(overrides: Partial<MyCourse> = {}): MyCourse {
  return {
    ...FACTS,
    skills: [...FACTS.skills],
    id: ENROLMENT_ID,
    course_id: COURSE_ID,
    state: "started",
    level: 2,
    skill: SKILL,
    started_at: "2026-01-01T00:00:00.000Z",
    completed_at: null,
    certificate_id: null,
    can: ["complete", "delete"],
    ...overrides,
  };
}
