import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import { formatDay } from "../../../domain/candidate-mails/localValues.ts";
import { taskReminder } from "../../../domain/candidates/mails/taskReminder.ts";
import { queueKindMails } from "../../../domain/notifications/emails/queueKindMails.ts";
import { notify } from "../../../domain/notifications/notify.ts";
import { dueKey } from "../../../domain/notifications/reminders/dueKey.ts";
import { inCompany, type Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import type { Services, TxServices } from "../../../platform/services.ts";

export interface Reminder {
  companyId: string;
  id: string;
  /** Time of the reminder when it was scheduled; a rescheduled one differs. */
  at: string;
}

/** Schedules the email reminder of a task; replaces an earlier one. */
export async function scheduleReminder(
  tx: Tx,
  { jobs }: Pick<TxServices, "jobs">,
  { companyId, id, at }: { companyId: string; id: string; at: Date },
): Promise<void> {
  const payload = { companyId, id, at: at.toISOString() };
  await jobs.add(tx, "remind_task", payload, { runAt: at, key: `task ${id}` });
}

interface Reminded {
  title: string;
  day: string;
  user_id: string;
  candidate: string;
  assignee_id: string;
  email: string;
  first_name: string;
  language: Language;
  system_role: Role;
}

/** Returns where the assignee finds a task; a manager finds it in the activities of the person concerned. */
function placeOf({ system_role: role, user_id: id }: Reminded): string {
  const place = role === "manager" ? `employees/${id}/activities` : `recruiting/profile/${id}/tasks`;
  return `${ROLE_HOME[role]}/${place}`;
}

/** Emails the assignee of a task, once: the email and the mark that it is queued are one transaction. */
export async function remindTask(services: Services, { companyId, id, at }: Reminder): Promise<void> {
  await inCompany(services.db, companyId, async (tx) => {
    const { rows } = await tx.$client.query<Reminded>(
      `update candidate_tasks t set remind_at = null from users c, users a
       where t.company_id = $1 and t.id = $2 and t.remind_at = $3 and t.done_at is null
         and c.company_id = $1 and c.id = t.user_id
         and a.company_id = $1 and a.id = t.assignee_id and a.status = 'active'
       returning t.title, to_char(t.activity_date, 'YYYY-MM-DD') as day, t.user_id, t.assignee_id,
         ${fullName("c")} as candidate, a.email, a.first_name, a.language, a.system_role`,
      [companyId, id, at],
    );
    const [task] = rows;
    if (!task) return;
    const day = formatDay(task.day, task.language);
    const mail = taskReminder[task.language]({
      firstName: task.first_name,
      title: task.title,
      candidate: task.candidate,
      day,
      link: services.config.publicUrl + placeOf(task),
    });
    const { assignee_id: userId, email: to } = task;
    await notify(tx, {
      companyId,
      userIds: [userId],
      kind: "task_due",
      subject: { type: "task", id },
      values: { name: task.title, due_day: task.day },
      personId: task.user_id,
      key: dueKey(id, task.day),
    });
    await queueKindMails(tx, services, "task_due", [
      { companyId, name: "task_reminder", userId, to, ...mail },
    ]);
  });
}
