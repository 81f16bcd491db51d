import { APPLICATION_ACTS } from "@vaardig/contract/applications/applications";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";

/** The actions on an application; only applicants use `apply` and `withdraw`. */
export const PIPELINE_ACTIONS = [...APPLICATION_ACTS, "apply", "withdraw"] as const;
export type PipelineAction = (typeof PIPELINE_ACTIONS)[number];

/** The parts of an application that the transition rules depend on. */
export interface ApplicationState {
  stage: Stage;
  outcome: Outcome;
  archived: boolean;
}

/** The stages that lead to a hire, in order; a move to an earlier stage is a move back. */
export const STAGE_ORDER = ["Vacancy", "Application", "Interview", "Job offer"] as const satisfies Stage[];
type WayStage = (typeof STAGE_ORDER)[number];

interface Rule {
  action: PipelineAction;
  stages: readonly Stage[];
  outcomes: readonly Outcome[];
  archived: readonly boolean[];
  /**
   * Stages the rule may lead to: `own` keeps the current stage, `before` is the stage before the rejection.
   */
  to: readonly Stage[] | "own" | "before";
  outcome: Outcome | "own";
}

const REJECTIONS = ["Rejection after application", "Rejection after interview"] as const satisfies Stage[];
const NO = [false];
const EITHER = [false, true];
const ACTIVE = { outcomes: ["active"], archived: NO } as const;
const REJECTED = { stages: REJECTIONS, outcomes: ["rejected"], archived: NO } as const;
/** Combinations of stage and outcome that can be archived and restored: all of them. */
const ENDS: readonly Pick<Rule, "stages" | "outcomes">[] = [
  { stages: STAGE_ORDER, outcomes: ["active", "withdrawn"] },
  { stages: ["Job offer"], outcomes: ["hired"] },
  { stages: REJECTIONS, outcomes: ["rejected"] },
];

/** Every allowed transition; anything else is refused. */
export const PIPELINE_RULES: readonly Rule[] = [
  { action: "move", stages: STAGE_ORDER, ...ACTIVE, to: STAGE_ORDER, outcome: "active" },
  { action: "offer", stages: STAGE_ORDER, ...ACTIVE, to: ["Job offer"], outcome: "active" },
  { action: "hire", stages: ["Job offer"], ...ACTIVE, to: "own", outcome: "hired" },
  {
    action: "reject",
    stages: ["Vacancy", "Application"],
    ...ACTIVE,
    to: ["Rejection after application"],
    outcome: "rejected",
  },
  {
    action: "reject",
    stages: ["Interview", "Job offer"],
    ...ACTIVE,
    to: ["Rejection after interview"],
    outcome: "rejected",
  },
  { action: "undo_rejection", ...REJECTED, to: "before", outcome: "active" },
  { action: "reinstate", ...REJECTED, to: "before", outcome: "active" },
  {
    action: "reinstate",
    stages: STAGE_ORDER,
    outcomes: ["withdrawn"],
    archived: NO,
    to: "own",
    outcome: "active",
  },
  ...ENDS.flatMap((end): Rule[] => [
    { action: "archive", ...end, archived: NO, to: "own", outcome: "own" },
    { action: "restore", ...end, archived: [true], to: "own", outcome: "own" },
  ]),
  // Applicants do not know of the archive, so it stops them neither from applying nor from withdrawing.
  {
    action: "apply",
    stages: ["Vacancy"],
    outcomes: ["active"],
    archived: EITHER,
    to: ["Application"],
    outcome: "active",
  },
  {
    action: "apply",
    stages: STAGE_ORDER,
    outcomes: ["withdrawn"],
    archived: EITHER,
    to: ["Application"],
    outcome: "active",
  },
  {
    action: "withdraw",
    stages: STAGE_ORDER,
    outcomes: ["active"],
    archived: EITHER,
    to: "own",
    outcome: "withdrawn",
  },
];

const rankOf = (stage: Stage) => STAGE_ORDER.indexOf(stage as WayStage);

/** Returns whether `to` is an earlier stage than `from` on the way to a hire. */
export function isBackward(from: Stage, to: Stage): boolean {
  return rankOf(from) >= 0 && rankOf(to) >= 0 && rankOf(to) < rankOf(from);
}

/** Returns the stage that a rejected application goes back to when its earlier stage was not recorded. */
export function stageBefore(stage: Stage): Stage {
  return stage === "Rejection after interview" ? "Interview" : "Application";
}

function stagesOf(rule: Rule, from: ApplicationState, before: Stage): readonly Stage[] {
  if (rule.to === "own") return [from.stage];
  if (rule.to === "before") return [before];
  return rule.action === "move" ? rule.to.filter((stage) => stage !== from.stage) : rule.to;
}

/** A transition that the table allows from a state. */
export interface Transition {
  action: PipelineAction;
  to: ApplicationState;
  /** A reason is required for a move back and for a reinstatement. */
  reasonAsked: boolean;
}

/** Returns every transition allowed from a state; `before` is the stage before a rejection. */
export function transitionsFrom(
  from: ApplicationState,
  before: Stage = stageBefore(from.stage),
): Transition[] {
  return PIPELINE_RULES.filter(
    ({ stages, outcomes, archived }) =>
      stages.includes(from.stage) && outcomes.includes(from.outcome) && archived.includes(from.archived),
  ).flatMap((rule) =>
    stagesOf(rule, from, before).map((stage) => ({
      action: rule.action,
      to: {
        stage,
        outcome: rule.outcome === "own" ? from.outcome : rule.outcome,
        archived: rule.action === "archive" || (rule.action === "withdraw" && from.archived),
      },
      reasonAsked:
        rule.action === "reject" ||
        rule.action === "reinstate" ||
        (rule.action === "move" && isBackward(from.stage, stage)),
    })),
  );
}
