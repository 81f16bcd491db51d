import type { GoalState } from "@vaardig/contract/goals/goals";
import type { Language } from "@vaardig/contract/limits";
import type {
  goalActions,
  goalComments,
  goalSkills,
  goals,
  levelProposals,
} from "../../domain/learning/goals/goals.table.ts";
import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import {
  ACTIVITIES,
  ASSIGNED_GOALS,
  GOAL_CANCEL_REASON,
  GOAL_DECLINE_REASON,
  GOAL_FEEDBACK,
  GOAL_NAMES,
  LEVEL_EVIDENCE,
} from "../data/goalWords.ts";
import { DAY_MS, dateBefore, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";
import type { ProjectRows } from "./makeProjects.ts";

export interface GoalRows {
  goals: (typeof goals.$inferInsert & { id: string })[];
  skills: (typeof goalSkills.$inferInsert)[];
  actions: (typeof goalActions.$inferInsert)[];
  comments: (typeof goalComments.$inferInsert)[];
  proposals: (typeof levelProposals.$inferInsert)[];
}

/** The state of a goal, and whether its due date has passed. */
interface Plot {
  state: GoalState;
  isLate?: boolean;
}

const PLOTS: readonly [Plot, number][] = [
  [{ state: "in_progress" }, 5],
  [{ state: "in_progress", isLate: true }, 2],
  [{ state: "not_started" }, 2],
  [{ state: "proposed" }, 1],
  [{ state: "completed" }, 4],
  [{ state: "cancelled" }, 1],
  [{ state: "declined" }, 1],
];
/** Demo accounts have one of each. */
const SHOWN: readonly Plot[] = [
  { state: "in_progress" },
  { state: "proposed" },
  { state: "in_progress", isLate: true },
  { state: "completed" },
  { state: "not_started" },
  { state: "cancelled" },
  { state: "declined" },
];
const LEARNS = ["employee", "manager", "hr_manager", "admin"];
const DAY_COUNTS = { past: [120, 260], open: [20, 80] } as const;
/** Days in the company before which people have no goals. */
const SETTLED = 60;

type Project = ProjectRows["projects"][number];

interface Gap {
  skill: string;
  level: number;
}

/**
 * Returns the required skills in which the person is below the level, largest gap first, then those to
 * improve further.
 */
function gapsOf(person: DemoPerson, held: ReadonlyMap<string, number>, context: DemoContext): Gap[] {
  return context
    .job(person.job)
    .skills.flatMap(({ skill, level }) => {
      const has = held.get(context.skillId(skill)) ?? 0;
      const aim = Math.max(level, has + 1);
      const isApt = context.skill(skill).kind !== "licence" && aim <= 5;
      return isApt ? [{ skill, level: aim, gap: Math.max(0, level - has) }] : [];
    })
    .sort((a, b) => b.gap - a.gap || a.skill.localeCompare(b.skill));
}

/**
 * Returns a function that finds a running project requiring a skill, otherwise any project of the department.
 */
function projectFinder(
  { projects, roles, skills }: ProjectRows,
  today: string,
): (skillId: string, departmentId: string | null | undefined) => Project | undefined {
  const open = new Map(
    projects
      .filter(({ status, endDate }) => status === "Approved" && endDate > today)
      .map((one) => [one.id, one]),
  );
  const ofRole = new Map(roles.map(({ id, projectId }) => [id, open.get(projectId ?? "")]));
  const bySkill = new Map(skills.map(({ skillId, vacancyId }) => [skillId, ofRole.get(vacancyId)]));
  return (skillId, departmentId) =>
    bySkill.get(skillId) ??
    [...open.values()].find((one) => departmentId && one.departmentId === departmentId);
}

/** Returns the days since a person joined. */
const daysHere = ({ row }: DemoPerson, today: string) =>
  row.joinDate ? Math.floor((Date.parse(today) - Date.parse(row.joinDate)) / DAY_MS) : 0;

const fill = (text: string, skill: string) => text.replace("{skill}", skill);

interface Tale {
  person: DemoPerson;
  gap: Gap;
  plot: Plot;
  /** The project of an action. */
  project: Project | undefined;
  random: DemoRandom;
  context: DemoContext;
}

/** Returns one goal with its actions, comments and level proposals. */
function tell({ person, gap, plot, project, random, context }: Tale): GoalRows {
  const { companyId, id: userId, managerId } = person.row;
  const language: Language = person.row.language ?? "en";
  const id = demoId(userId, "goal", gap.skill, plot.state, plot.isLate ? "late" : "in time");
  const of = { companyId, goalId: id };
  const skillId = context.skillId(gap.skill);
  const isAssigned = plot.state === "proposed" || plot.state === "declined";
  const words = isAssigned ? ASSIGNED_GOALS[language] : random.pick(GOAL_NAMES[language]);
  const isPast = plot.isLate === true || plot.state === "completed" || plot.state === "cancelled";
  const drawn = isPast ? random.int(...DAY_COUNTS.past) : random.int(...DAY_COUNTS.open);
  const ago = Math.min(drawn, daysHere(person, context.today) - 5);
  const name = fill(words.name, context.skill(gap.skill)[language]);
  const isShown = person.account !== null && !plot.isLate;
  const waits = plot.state === "in_progress" && (random.chance(0.4) || isShown);
  const endedAt = workdayBefore(
    context.today,
    waits ? random.int(2, 10) : random.int(4, Math.min(40, ago - 12)),
  );
  const createdAt = workdayBefore(context.today, ago);
  const dueIn = isPast ? -random.int(3, 30) : random.int(30, 120);
  const activities = random.sample(ACTIVITIES[language], random.int(2, 3));
  const share = plot.state === "completed" ? 1 : plot.state === "in_progress" ? 0.5 : 0;
  const doneCount = Math.floor(activities.length * share);
  const reason = { cancelled: GOAL_CANCEL_REASON, declined: GOAL_DECLINE_REASON }[
    plot.state as "cancelled" | "declined"
  ]?.[language];
  const isAhead = !isPast && plot.state !== "declined";
  const steps = [
    ...activities.map((title) => ({ kind: "activity" as const, title, projectId: null })),
    ...(project && isAhead ? [{ kind: "project" as const, title: project.name, projectId: project.id }] : []),
  ];
  const actions = steps.map((step, position) => ({
    ...of,
    ...step,
    id: demoId(id, "action", position),
    position,
    skillId: step.kind === "project" ? null : skillId,
    doneAt: position < doneCount ? endedAt : null,
  }));
  const talk = plot.state === "in_progress" && managerId ? random.pick(GOAL_FEEDBACK[language]) : null;
  return {
    goals: [
      {
        companyId,
        id,
        userId,
        name,
        description: words.description,
        state: plot.state,
        origin: isAssigned ? "manager" : "own",
        createdBy: isAssigned && managerId ? managerId : userId,
        startDate: dateBefore(context.today, ago),
        dueDate: dateBefore(context.today, -dueIn),
        reason: reason ?? null,
        completedAt: plot.state === "completed" ? endedAt : null,
        createdAt,
        updatedAt: plot.state === "proposed" ? createdAt : endedAt,
      },
    ],
    skills: [{ ...of, skillId, level: gap.level, position: 0 }],
    actions,
    comments:
      talk?.map((text, at) => ({
        ...of,
        id: demoId(id, "comment", at),
        text,
        authorId: at === 0 && managerId ? managerId : userId,
        createdAt: workdayBefore(context.today, 12 - 3 * at),
      })) ?? [],
    proposals: waits
      ? [
          {
            companyId,
            id: demoId(id, "proposal"),
            userId,
            skillId,
            level: gap.level,
            goalId: id,
            goalName: name,
            action: activities[0] ?? null,
            evidence: random.pick(LEVEL_EVIDENCE[language]),
            createdAt: endedAt,
          },
        ]
      : [],
  };
}

const join = (all: readonly GoalRows[]): GoalRows => ({
  goals: all.flatMap((one) => one.goals),
  skills: all.flatMap((one) => one.skills),
  actions: all.flatMap((one) => one.actions),
  comments: all.flatMap((one) => one.comments),
  proposals: all.flatMap((one) => one.proposals),
});

/**
 * Returns goals for the gaps to people's jobs, in every state; about a third of the people have some, demo
 * accounts one of each.
 */
export function makeGoals(
  people: readonly DemoPerson[],
  skills: readonly (typeof personSkills.$inferInsert)[],
  projects: ProjectRows,
  context: DemoContext,
): GoalRows {
  const holding = Map.groupBy(
    skills.filter(({ validTo }) => validTo === null),
    ({ userId }) => userId,
  );
  const findProject = projectFinder(projects, context.today);
  const withGoals = people.filter(
    ({ row, ...person }) =>
      row.status === "active" &&
      row.onboardingStep === "done" &&
      LEARNS.includes(row.systemRole) &&
      row.managerId &&
      daysHere({ row, ...person }, context.today) > SETTLED,
  );
  return join(
    withGoals.flatMap((person) => {
      const random = demoRandom(`${person.row.id} goals`);
      const held = new Map((holding.get(person.row.id) ?? []).map((one) => [one.skillId, one.level ?? 0]));
      const gaps = gapsOf(person, held, context);
      const isShown = person.account !== null;
      if (!isShown && !random.chance(0.35)) return [];
      const count = isShown ? SHOWN.length : random.int(1, 2);
      return gaps.slice(0, count).map((gap, at) => {
        const plot = (isShown ? SHOWN[at] : undefined) ?? random.weighted(PLOTS);
        const project =
          isShown || random.chance(0.3)
            ? findProject(context.skillId(gap.skill), person.row.departmentId)
            : undefined;
        return tell({
          person,
          gap,
          plot,
          project: at === 0 || !isShown ? project : undefined,
          random,
          context,
        });
      });
    }),
  );
}
