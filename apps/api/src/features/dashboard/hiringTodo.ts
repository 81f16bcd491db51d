import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Place, Todo } from "@vaardig/contract/dashboard/dashboard";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canManageCompany, canOverseeHiring } from "./dashboard.policy.ts";
import { declinedJobs, offersToAnswer, type WaitingApplicants, waitingApplicants } from "./hiring.queries.ts";
import { placeOf } from "./places.ts";

type Draft = Pick<Todo, "key" | "count" | "names" | "leads_to">;

/** Returns the viewer's to-dos in hiring: own offers to answer, and jobs and applicants that need action. */
export async function hiringTodo(tx: Tx, viewer: Viewer): Promise<Draft[]> {
  const own = await offersToAnswer(tx, viewer);
  const answer: Draft = {
    key: "own_offers",
    count: own.total,
    names: own.names,
    leads_to: placeOf("my-applications"),
  };
  if (!canOverseeHiring(viewer)) return [answer];
  const { declined, unanswered } = await declinedJobs(tx, viewer);
  const waiting = await waitingApplicants(tx, viewer);
  const jobs = (filter: string) => placeOf("recruiting-jobs", { filter });
  return [
    answer,
    // Administrators decline jobs; the others revise them.
    ...(viewer.role === "admin"
      ? []
      : [
          {
            key: "jobs_declined" as const,
            count: declined.total,
            names: declined.names,
            leads_to: jobs("declined"),
          },
        ]),
    {
      key: "jobs_unanswered",
      count: unanswered.total,
      names: unanswered.names,
      leads_to: jobs("unanswered"),
    },
    ...waiting.map((one): Draft => {
      const key = one.stage === "Job offer" ? "offers_open" : "applicants_waiting";
      return { key, count: one.total, names: one.names, leads_to: whereWaiting(viewer, one) };
    }),
  ];
}

/**
 * Returns where waiting applicants are shown. Managers have no list across jobs: the board when all are in
 * one job, otherwise the jobs they work on.
 */
function whereWaiting(viewer: Viewer, { stage, vacancyIds }: WaitingApplicants): Place {
  if (canManageCompany(viewer)) return applicationsAt(stage);
  const [jobId, another] = vacancyIds;
  if (!jobId || another) return placeOf("recruiting-jobs", { filter: "mine" });
  return { ...placeOf("recruiting-job-pipeline"), params: { jobId } };
}

function applicationsAt(stage: Stage): Place {
  return placeOf("applications", { stage, outcome: "active", sort: "oldest" });
}
