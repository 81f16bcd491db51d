import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { jobNames } from "../jobs/jobName.ts";
import { administratorsOf } from "../notifications/administrators.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";

interface Submission {
  noun: "vacancy" | "project";
  id: string;
  name: string;
  isChange: boolean;
}

/** Notifies the administrators that a job, a project or a change of one awaits approval. */
export async function notifyOfSubmission(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  { noun, id, name, isChange }: Submission,
): Promise<void> {
  const type = noun === "vacancy" ? "job" : "project";
  const nameIn = noun === "vacancy" ? await jobNames(tx, companyId, { id, name }) : () => name;
  await notify(tx, {
    companyId,
    actorId,
    userIds: await administratorsOf(tx, companyId),
    kind: "approval_asked",
    subject: { type, id },
    values: { ...namesOf(nameIn), what: isChange ? `${type}_change` : type },
  });
}
