import type { Stage } from "@vaardig/contract/pipeline";
import type { DemoApplication } from "../generate/makeApplications.ts";
import type { Told } from "./arrival.ts";

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

/** How an application came to stand where it does, from its first day to the one since when it stands there. */
export function progress(application: DemoApplication, recruiterId: string): Told[] {
  const { id, vacancyId: subjectId, userId, addedBy, stage, outcome, stageSince, createdAt } = application;
  const began = (createdAt ?? stageSince).getTime();
  const way = WAYS[stage];
  const ends = outcome === "withdrawn" || outcome === "hired";
  const steps = way.length + (ends ? 1 : 0);
  const at = (step: number) => new Date(began + ((stageSince.getTime() - began) * step) / Math.max(1, steps));
  const told: Told[] =
    addedBy === userId
      ? []
      : [{ at: at(0), kind: "application.added", actorId: addedBy, subjectId, data: { application_id: id } }];
  for (const [step, to] of way.entries()) {
    const from = way[step - 1] ?? "Vacancy";
    told.push({
      at: at(step + (ends || steps === 1 ? 0 : 1)),
      kind: kindOf(to),
      actorId: to === "Application" ? userId : recruiterId,
      subjectId,
      data: { application_id: id, from, to },
    });
  }
  if (ends)
    told.push({
      at: stageSince,
      kind: `application.${outcome}`,
      actorId: outcome === "withdrawn" ? userId : recruiterId,
      subjectId,
      data: { application_id: id, from: stage, to: stage },
    });
  return told;
}
