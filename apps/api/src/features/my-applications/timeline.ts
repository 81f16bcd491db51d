import { type ApplicantStatus, applicantStatus } from "@vaardig/contract/applications/applicantStatus";
import type { Outcome } from "@vaardig/contract/applications/pipeline";
import type { MoveRow } from "../../domain/applications/my-applications/ownApplications.queries.ts";

interface Point {
  at: Date;
  status: ApplicantStatus;
}

/** Events that end an application; all others leave or make it active. */
const ENDS: Record<string, Outcome> = {
  "application.rejected": "rejected",
  "application.withdrawn": "withdrawn",
  "application.hired": "hired",
};

/** Removes rejections that were undone before the email was sent: the applicant never learned of them. */
function toldOnly(moves: MoveRow[], untold: boolean): MoveRow[] {
  const told = moves.filter(({ kind }, at) => {
    const next = moves[at + 1]?.kind;
    return !(kind === "application.rejected" && next === "application.rejection_undone");
  });
  const last = told.at(-1);
  return untold && last?.kind === "application.rejected" ? told.slice(0, -1) : told;
}

/**
 * Returns the history of an application for the applicant, oldest first, up to the current status. It starts
 * with applying, or with the first contact; steps that change nothing for the applicant are left out.
 */
export function timelineOf(
  moves: MoveRow[],
  now: Point & { untold: boolean; appliedAt: Date | null },
): Point[] {
  const points: Point[] = [];
  if (now.appliedAt) points.push({ at: now.appliedAt, status: "received" });
  for (const { kind, at, to } of toldOnly(moves, now.untold)) {
    if (!to) continue;
    const status = applicantStatus(to, ENDS[kind] ?? "active");
    // Steps by a recruiter before the person applied are left out.
    const isBefore = status === "received" && kind !== "application.applied" && points.length === 0;
    if (kind === "application.applied" && points.at(-1)?.status === "received") continue;
    if (!isBefore && status !== points.at(-1)?.status) points.push({ at, status });
  }
  if (points.at(-1)?.status !== now.status) points.push({ at: now.at, status: now.status });
  return points.sort((a, b) => a.at.getTime() - b.at.getTime());
}
