import { ROLE_HOME } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { jobNames } from "../jobs/jobName.ts";
import { queueKindMails } from "../notifications/emails/queueKindMails.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";
import { users } from "../people/users.table.ts";
import { approvalDecided } from "./approvalDecided.ts";

interface Decision {
  noun: "vacancy" | "project";
  id: string;
  name: string;
  /** The reason for a decline; null for an approval. */
  reason: string | null;
  isChange: boolean;
}

/** Notifies the submitter of a job or project of the decision, unless they took it themselves. */
export async function notifyOfDecision(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  viewer: Viewer,
  submittedBy: string | null,
  { noun, id, name: typed, reason, isChange }: Decision,
): Promise<void> {
  if (submittedBy === null || submittedBy === viewer.userId) return;
  const { companyId } = viewer;
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, submittedBy), eq(users.status, "active")));
  if (!person) return;
  const { firstName, language, email: to, systemRole } = person;
  const area = systemRole === "employee" ? "/jobs-&-projects" : "/recruiting";
  const jobs = systemRole === "employee" ? "proposals" : "jobs";
  const place = `${area}/${noun === "project" ? "projects" : jobs}/${id}`;
  const link = `${services.config.publicUrl}${ROLE_HOME[systemRole]}${place}`;
  const nameIn = noun === "vacancy" ? await jobNames(tx, companyId, { id, name: typed }) : () => typed;
  const mail = approvalDecided[language]({ firstName, noun, name: nameIn(language), reason, isChange, link });
  await notify(tx, {
    companyId,
    actorId: viewer.userId,
    userIds: [submittedBy],
    kind: "approval_decided",
    subject: { type: noun === "vacancy" ? "job" : "project", id },
    values: { ...namesOf(nameIn), what: reason === null ? "approved" : "declined" },
  });
  await queueKindMails(tx, services, "approval_decided", [
    { companyId, name: "approval_decided", userId: submittedBy, to, ...mail },
  ]);
}
