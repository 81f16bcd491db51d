import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { cleanUp } from "./cleanUp.ts";
import { requestPasswordReset } from "./domain/accounts/requestPasswordReset.ts";
import { endTrials } from "./domain/billing/endTrials.ts";
import { readTrialOutcome } from "./domain/billing/readTrialOutcome.ts";
import { eraseExpired } from "./domain/candidates/eraseExpired.ts";
import { advanceLifecycles } from "./domain/companies/lifecycle/advanceLifecycles.ts";
import { sendMail } from "./domain/mails/sendMail.ts";
import { applicationTasks } from "./features/applications/applications.tasks.ts";
import { billingTasks } from "./features/billing/billing.tasks.ts";
import { bulkUploadTasks } from "./features/bulk-uploads/bulk-uploads.tasks.ts";
import { candidateTasks } from "./features/candidates/candidates.tasks.ts";
import { certificateTasks } from "./features/certificates/certificates.tasks.ts";
import { confirmationTasks } from "./features/confirmations/confirmations.tasks.ts";
import { dataRequestTasks } from "./features/data-requests/data-requests.tasks.ts";
import { interviewTasks } from "./features/interviews/interviews.tasks.ts";
import { invitationTasks } from "./features/invitations/invitations.tasks.ts";
import { notificationTasks } from "./features/notifications/notifications.tasks.ts";
import { savedViewTasks } from "./features/saved-views/saved-views.tasks.ts";
import { releaseDeadWorkers } from "./platform/jobs/workerLocks.ts";
import { openMailer } from "./platform/mail/openMailer.ts";
import type { Services } from "./platform/services.ts";

const mailJob = z.strictObject({ companyId: z.uuid(), id: z.uuid() });
const fileJob = z.strictObject({ key: z.string() });
const forgottenJob = z.strictObject({ email: z.string() });

/** Schedule of the recurring tasks, in crontab notation. */
export const CRONTAB = [
  "3 * * * * send_digests",
  "7 * * * * run_billing",
  "5 * * * * plan_notification_digests",
  "37 * * * * remind_of_dates",
  "17 * * * * clean_up",
  "27 * * * * attend_to_requests",
  "43 3 * * * erase_expired_candidates",
  "13 4 * * * advance_lifecycles",
  "11 6 * * * remind_of_expiry",
  "51 3 * * * erase_leavers",
  "19 6 * * * warn_of_data_requests",
].join("\n");

/** Returns all background tasks by name. */
export function buildTasks(services: Services): TaskList {
  const mailer = openMailer(services.config);
  return {
    send_mail: async (payload, { job }) => {
      await sendMail(services.db, mailer, mailJob.parse(payload), job.attempts >= job.max_attempts);
    },
    answer_forgotten: async (payload) => {
      await requestPasswordReset(services, forgottenJob.parse(payload).email);
    },
    remove_file: async (payload) => {
      await services.files.remove(fileJob.parse(payload).key);
    },
    clean_up: async () => {
      await releaseDeadWorkers(services.db.pool);
      await cleanUp(services.db);
      await services.files.tidy();
    },
    erase_expired_candidates: async () => {
      await eraseExpired(services);
    },
    advance_lifecycles: async () => {
      await endTrials(services);
      await advanceLifecycles(services, readTrialOutcome);
    },
    ...applicationTasks(services),
    ...billingTasks(services),
    ...bulkUploadTasks(services),
    ...candidateTasks(services),
    ...certificateTasks(services),
    ...confirmationTasks(services),
    ...dataRequestTasks(services),
    ...interviewTasks(services),
    ...invitationTasks(services),
    ...notificationTasks(services),
    ...savedViewTasks(services),
  };
}
