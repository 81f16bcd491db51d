import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { CareerPath, CareerTarget } from "@vaardig/contract/career-path/careerPath";
import type { Skill } from "@vaardig/contract/skills/skills";

/** Returns an id with a readable number. */
export const careerId = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export function buildSkill(number: number, name: string): Skill {
  return { id: careerId(number), name, kind: "skill", group_id: null, group_name: null };
}

const SQL = buildSkill(900, "SQL");

/** Returns a job one move up, with a gap in SQL. */
export function buildCareerJob(overrides: Partial<CareerJob> = {}): CareerJob {
  return {
    id: careerId(2),
    name: "Data engineer",
    hops: 1,
    fit: 0.7,
    step: 1,
    moves: ["up"],
    effort: 2,
    match: { score: 0.64, band: "high", capped: false, provisional: false },
    gap: { missing: 0, below_level: 1, first: [{ skill: SQL, need: 4, have: 2, must_have: false }] },
    open_jobs: { count: 0, first: [] },
    can: ["dismiss"],
    ...overrides,
  };
}

const PRESENT = buildCareerJob({
  id: careerId(1),
  name: "Data analyst",
  hops: 0,
  fit: 1,
  step: 0,
  moves: [],
  effort: 0,
  can: [],
  gap: { missing: 0, below_level: 0, first: [] },
});

/** Returns a path from data analyst to data engineer and controller, and on to head of data. */
export function buildCareerPath(overrides: Partial<CareerPath> = {}): CareerPath {
  const jobs = [
    PRESENT,
    buildCareerJob(),
    buildCareerJob({
      id: careerId(3),
      name: "Controller",
      step: 0,
      moves: ["lateral", "explore"],
      effort: 5,
    }),
    buildCareerJob({ id: careerId(4), name: "Head of data", hops: 2, step: 2, fit: 0.4, effort: 9 }),
  ];
  return {
    person: { id: careerId(100), name: "Anna de Vries" },
    is_own: true,
    state: "ready",
    has_skills: true,
    jobs_count: 30,
    dismissed: [],
    target: null,
    present: { id: careerId(1), name: "Data analyst" },
    jobs,
    edges: [
      { source: careerId(1), target: careerId(2), fit: 0.7, walked: 6 },
      { source: careerId(1), target: careerId(3), fit: 0.5, walked: null },
      { source: careerId(2), target: careerId(4), fit: 0.6, walked: null },
    ],
    ...overrides,
  };
}

/** Returns the target data engineer, with a course that closes the gap. */
export function buildCareerTarget(overrides: Partial<CareerTarget> = {}): CareerTarget {
  const course = {
    id: careerId(500),
    title: "SQL in depth",
    hours: 12,
    skills: [{ skill: SQL, from: 2, to: 4 }],
  };
  return {
    job: buildCareerJob(),
    sheet: {
      scorer_version: "2.0.0",
      score: 0.64,
      band: "high",
      provisional: false,
      confidence: 1,
      title: "",
      person: { id: careerId(100), name: "Anna de Vries" },
      capped_by: null,
      requirements: [
        {
          skill: SQL,
          status: "below_level",
          need: 4,
          have: 2,
          kind: "essential",
          importance: 3,
          must_have: false,
          via: null,
          via_level: null,
          credit: 0.5,
          points: 40,
          lost: 36,
          source: "self",
          last_used: null,
          expires_on: null,
          stated_at: null,
          own_level: null,
          endorsed_by: [],
        },
      ],
      lift: null,
      not_used: [],
      never_used: ["gender", "age", "name", "photo", "nationality"],
    },
    routes: [{ jobs: [{ id: careerId(2), name: "Data engineer" }], fit: 0.7 }],
    walked: 6,
    cheapest: { band: "very_high", hours: 12, courses: [course], changes: [], approximate: false },
    courses: [course],
    ...overrides,
  };
}
