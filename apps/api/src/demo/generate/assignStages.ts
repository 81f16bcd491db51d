import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";

type Place = readonly [stage: Stage, outcome: Outcome];

/** Where people stand beside a vacancy that is open, for so many of them. */
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
/** How far the best of them get; what is not named is in between, as it was drawn. */
const RANKS: Partial<Record<Stage, number>> = {
  "Job offer": 0,
  Interview: 1,
  "Rejection after interview": 2,
  "Rejection after application": 4,
};
const BETWEEN = 3;

/** Where each applicant stands, given whether each comes from outside, the one who fits best first. */
export function assignStages(outside: readonly boolean[], closed: boolean): Place[] {
  if (closed) {
    const hired = outside.indexOf(true);
    return outside.map((_, at) =>
      at === hired ? ["Job offer", "hired"] : ["Rejection after application", "rejected"],
    );
  }
  // One offer at a time: further on in a long list there are talks in its stead.
  return outside
    .map((_, at): Place => {
      const [stage, outcome] = PLACES[at % PLACES.length] ?? ["Application", "active"];
      return [stage === "Job offer" && at >= PLACES.length ? "Interview" : stage, outcome];
    })
    .toSorted(([one], [other]) => (RANKS[one] ?? BETWEEN) - (RANKS[other] ?? BETWEEN));
}
