import { OUTCOMES, STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type ApplicationState,
  isBackward,
  PIPELINE_ACTIONS,
  STAGE_ORDER,
  transitionsFrom,
} from "./pipelineMachine.ts";

const REJECTIONS: Stage[] = ["Rejection after application", "Rejection after interview"];

/** What an application can be, said without the table. */
function isSound({ stage, outcome }: ApplicationState): boolean {
  if (REJECTIONS.includes(stage) !== (outcome === "rejected")) return false;
  return outcome !== "hired" || stage === "Job offer";
}

const ALL: ApplicationState[] = STAGES.flatMap((stage) =>
  OUTCOMES.flatMap((outcome) => [true, false].map((archived) => ({ stage, outcome, archived }))),
);
const SOUND = ALL.filter(isSound);
const START: ApplicationState = { stage: "Vacancy", outcome: "active", archived: false };
const name = ({ stage, outcome, archived }: ApplicationState) => `${stage} ${outcome} ${archived}`;

it("leads from what can be to what can be, and from nothing else anywhere", () => {
  for (const from of ALL)
    for (const { to } of transitionsFrom(from))
      expect([name(from), isSound(from), isSound(to)]).toEqual([name(from), true, true]);
});

it("reaches everything that can be, and uses every action", () => {
  const seen = new Map([[name(START), START]]);
  const used = new Set<string>();
  for (const from of seen.values())
    for (const { action, to } of transitionsFrom(from)) {
      used.add(action);
      if (!seen.has(name(to))) seen.set(name(to), to);
    }
  expect([...seen.keys()].sort()).toEqual(SOUND.map(name).sort());
  expect([...used].sort()).toEqual([...PIPELINE_ACTIONS].sort());
});

it("offers each step once, and never one that changes nothing but an offer on Job offer", () => {
  for (const from of SOUND) {
    const steps = transitionsFrom(from);
    const names = steps.map(({ action, to }) => `${action} ${to.stage}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { action, to } of steps)
      if (name(to) === name(from)) expect([action, from.stage]).toEqual(["offer", "Job offer"]);
  }
});

const walks = fc.array(fc.nat(), { maxLength: 40 });

it("keeps what is hired and what is archived from every move, whatever happened before", () => {
  fc.assert(
    fc.property(walks, (choices) => {
      let at = START;
      let before: Stage | undefined;
      for (const choice of choices) {
        const steps = transitionsFrom(at, before);
        const actions = steps.map(({ action }) => action);
        if (at.archived)
          expect(actions.filter((one) => !["restore", "apply", "withdraw"].includes(one))).toEqual([]);
        if (at.outcome === "hired" && !at.archived) expect(actions).toEqual(["archive"]);
        const step = steps[choice % steps.length];
        if (!step) throw new Error(`a dead end: ${name(at)}`);
        if (step.action === "reject") {
          expect(step.to.stage).toBe(
            ["Vacancy", "Application"].includes(at.stage) ? REJECTIONS[0] : REJECTIONS[1],
          );
          before = at.stage;
        }
        if (step.action === "undo_rejection" || step.action === "reinstate")
          expect(step.to).toMatchObject({ outcome: "active", archived: false });
        if (step.action === "undo_rejection") expect(step.to.stage).toBe(before);
        at = step.to;
        if (at.outcome !== "rejected") before = undefined;
      }
    }),
  );
});

it("asks a reason for whatever takes someone back or out", () => {
  for (const from of SOUND)
    for (const { action, to, reasonAsked } of transitionsFrom(from)) {
      const back =
        action === "move" &&
        STAGE_ORDER.indexOf(to.stage as never) < STAGE_ORDER.indexOf(from.stage as never);
      expect([name(from), action, to.stage, reasonAsked]).toEqual([
        name(from),
        action,
        to.stage,
        back || action === "reject" || action === "reinstate",
      ]);
      expect(isBackward(from.stage, to.stage) && action === "move").toBe(back);
    }
});
