import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";

type Place = readonly [stage: Stage, outcome: Outcome];

/** Stages and outcomes of applicants for an open job, repeated for longer lists. */
const PLACES: readonly Place[] = [
  ["Application", "active"],
  ["Interview", "active"],
  ["Vacancy", "active"],
  ["Application", "active"],
  ["Rejection after application", "rejected"],
  ["Interview", "active"],
  ["Job offer", "active"],
  ["Rejection after interview", "rejected"],
  ["Vacancy", "active"],
  ["Application", "withdrawn"],
  ["Application", "active"],
  ["Interview", "active"],
];
/** Order of the stages by match; stages not listed are in between, as drawn. */
const RANKS: Partial<Record<Stage, number>> = {
  "Job offer": 0,
  Interview: 1,
  "Rejection after interview": 2,
  "Rejection after application": 4,
};
const BETWEEN = 3;

/**
 * Returns the stage and outcome of each applicant, best match first; `outside` states per applicant
 * whether they are external.
 */
export function assignStages(outside: readonly boolean[], closed: boolean): Place[] {
  if (closed) {
    const hired = outside.indexOf(true);
    return outside.map((_, at) =>
      at === hired ? ["Job offer", "hired"] : ["Rejection after application", "rejected"],
    );
  }
  // One offer at a time: further down a long list there are interviews instead.
  return outside
    .map((_, at): Place => {
      const [stage, outcome] = PLACES[at % PLACES.length] ?? ["Application", "active"];
      return [stage === "Job offer" && at >= PLACES.length ? "Interview" : stage, outcome];
    })
    .toSorted(([one], [other]) => (RANKS[one] ?? BETWEEN) - (RANKS[other] ?? BETWEEN));
}
