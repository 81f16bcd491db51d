import { ROLE_HOME } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { formatDay } from "../../candidate-mails/localValues.ts";
import { queueKindMails } from "../../notifications/emails/queueKindMails.ts";
import { notify } from "../../notifications/notify.ts";
import { findPerson } from "../../people/findPerson.ts";
import { users } from "../../people/users.table.ts";
import { assignedGoal } from "./assignedGoal.ts";

/** Emails and notifies a person of a goal that was proposed to them. */
export async function notifyGoalAssigned(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  viewer: Viewer,
  goal: { userId: string; id: string; name: string; dueDate: string },
): Promise<void> {
  const { companyId } = viewer;
  const { userId, id, name } = goal;
  const [person] = await tx
    .select({
      firstName: users.firstName,
      language: users.language,
      email: users.email,
      systemRole: users.systemRole,
      status: users.status,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  // People who cannot sign in could not answer.
  if (person?.status !== "active") return;
  const { firstName, language, email: to, systemRole } = person;
  const managerName = (await findPerson(tx, companyId, viewer.userId))?.name ?? "";
  const place = `/learning-&-development/goals/goal-details/${id}`;
  const link = `${services.config.publicUrl}${ROLE_HOME[systemRole]}${place}`;
  const dueDate = formatDay(goal.dueDate, language);
  const mail = assignedGoal[language]({ firstName, managerName, name, dueDate, link });
  await notify(tx, {
    companyId,
    actorId: viewer.userId,
    userIds: [userId],
    kind: "goal_assigned",
    personId: userId,
    subject: { type: "goal", id },
    values: { name },
  });
  await queueKindMails(tx, services, "goal_assigned", [
    { companyId, name: "goal_assigned", userId, to, ...mail },
  ]);
}
