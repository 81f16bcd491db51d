import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { DemoApplication } from "../generate/makeApplications.ts";
import type { DemoEvent } from "./arrivalEvents.ts";

const WAYS: Record<Stage, readonly Stage[]> = {
  Vacancy: [],
  Application: ["Application"],
  Interview: ["Application", "Interview"],
  "Job offer": ["Application", "Interview", "Job offer"],
  "Rejection after application": ["Application", "Rejection after application"],
  "Rejection after interview": ["Application", "Interview", "Rejection after interview"],
};

function kindOf(to: Stage): string {
  if (to === "Application") return "application.applied";
  if (to === "Job offer") return "application.offered";
  return to.startsWith("Rejection") ? "application.rejected" : "application.moved";
}

/** When an interview was arranged and an offer was made, if any. */
export interface StageTimes {
  interview: Date | undefined;
  offer: Date | undefined;
}

/** Returns the events of an application up to its current stage, each at the time in the rows. */
export function progressEvents(
  application: DemoApplication,
  recruiterId: string,
  steps: StageTimes,
): DemoEvent[] {
  const { id, vacancyId: subjectId, userId, addedBy, stage, outcome, stageSince, createdAt } = application;
  const moments: Partial<Record<Stage, Date | undefined>> = {
    Application: createdAt,
    Interview: steps.interview,
    "Job offer": steps.offer,
  };
  const tell = (at: Date, kind: string, actorId: string, way: { from?: Stage; to?: Stage }): DemoEvent => ({
    at,
    kind,
    actorId,
    subjectId,
    data: { application_id: id, ...way },
  });
  const told = addedBy === userId ? [] : [tell(createdAt, "application.added", addedBy, {})];
  for (const [step, to] of WAYS[stage].entries()) {
    const from = WAYS[stage][step - 1] ?? "Vacancy";
    const actorId = to === "Application" ? userId : recruiterId;
    told.push(tell(moments[to] ?? stageSince, kindOf(to), actorId, { from, to }));
  }
  if (outcome === "withdrawn" || outcome === "hired") {
    const actorId = outcome === "withdrawn" ? userId : recruiterId;
    told.push(tell(stageSince, `application.${outcome}`, actorId, { from: stage, to: stage }));
  }
  return told;
}
