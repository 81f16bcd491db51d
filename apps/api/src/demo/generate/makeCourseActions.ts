import { type CourseState, courseLevelOf } from "@vaardig/contract/courses/courses";
import type { goalActions } from "../../domain/learning/goals/goals.table.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { GeneratedCompany } from "./generateCompany.ts";
import type { DemoCourse, EnrolmentRows } from "./makeEnrolments.ts";

type Goal = GeneratedCompany["goals"]["goals"][number];
type Enrolment = EnrolmentRows["enrolments"][number];

export interface CourseActionRows {
  actions: (typeof goalActions.$inferInsert)[];
  enrolments: Enrolment[];
  certificates: EnrolmentRows["certificates"];
}

/** State of the enrolment in a goal's course; absent when it was not started. */
const FOLLOWED: Partial<Record<NonNullable<Goal["state"]>, CourseState>> = {
  completed: "completed",
  in_progress: "started",
};
/** Share of the suitable goals that have a course. */
const SHARE = 0.5;
const SHOWN = /^(employee|manager|hr|admin)@/;

interface Following {
  goal: Goal;
  course: DemoCourse;
  skillId: string;
  state: CourseState;
  language: "en" | "nl";
}

/** Returns the enrolment in a goal's course, with the certificate of a completed one. */
function follow({ goal, course, skillId, state, language }: Following) {
  const { companyId, userId, completedAt = null, createdAt: startedAt } = goal;
  const id = demoId(goal.id, "enrolment", course.code);
  const certificateId = state === "completed" ? demoId(id, "certificate") : null;
  const taught = course.skills.find((one) => one.skillId === skillId);
  const updatedAt = completedAt ?? startedAt;
  return {
    enrolment: {
      companyId,
      id,
      userId,
      courseId: course.id,
      skillId,
      state,
      certificateId,
      startedAt,
      completedAt,
      level: courseLevelOf(taught?.levelTo ?? 1),
      createdAt: startedAt,
      updatedAt,
    },
    certificates:
      certificateId && completedAt
        ? [
            {
              companyId,
              id: certificateId,
              userId,
              issuer: course.provider,
              name: course.titles[language] ?? course.code,
              issuedOn: completedAt.toISOString().slice(0, 10),
              createdAt: completedAt,
              updatedAt: completedAt,
            },
          ]
        : [],
  };
}

/**
 * Returns courses as actions of goals; existing enrolments are in `enrolled`, new ones match the goal's
 * state.
 */
export function makeCourseActions(
  { users, goals }: Pick<GeneratedCompany, "users" | "goals">,
  courses: readonly DemoCourse[],
  enrolled: readonly Enrolment[],
): CourseActionRows {
  const people = new Map(users.map((user) => [user.id, user]));
  const wanted = new Map(goals.skills.map(({ goalId, skillId, level }) => [goalId, { skillId, level }]));
  const steps = Map.groupBy(goals.actions, ({ goalId }) => goalId);
  const taken = new Set(enrolled.map(({ userId, courseId }) => `${userId} ${courseId}`));
  const made: CourseActionRows = { actions: [], enrolments: [], certificates: [] };
  for (const goal of goals.goals) {
    const random = demoRandom(`${goal.id} course`);
    const person = people.get(goal.userId);
    const aim = wanted.get(goal.id);
    if (!aim || !person || (!SHOWN.test(person.email ?? "") && !random.chance(SHARE))) continue;
    const { skillId, level } = aim;
    const leadsTo = (course: DemoCourse) =>
      course.skills.some((one) => one.skillId === skillId && one.levelFrom < level && one.levelTo >= level);
    const course = courses.find((one) => leadsTo(one) && !taken.has(`${goal.userId} ${one.id}`));
    if (!course) continue;
    taken.add(`${goal.userId} ${course.id}`);
    const language = person.language ?? "en";
    made.actions.push({
      companyId: goal.companyId,
      id: demoId(goal.id, "course"),
      goalId: goal.id,
      kind: "course",
      skillId,
      title: course.titles[language] ?? course.code,
      courseId: course.id,
      position: steps.get(goal.id)?.length ?? 0,
    });
    const state = FOLLOWED[goal.state ?? "not_started"];
    if (!state) continue;
    const { enrolment, certificates } = follow({ goal, course, skillId, state, language });
    made.enrolments.push(enrolment);
    made.certificates.push(...certificates);
  }
  return made;
}
