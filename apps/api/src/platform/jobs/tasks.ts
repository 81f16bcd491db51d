import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { openMailer } from "../mail/openMailer.ts";
import { sendMail } from "../mail/sendMail.ts";
import { eraseExpired } from "../recruiting/candidates/eraseExpired.ts";
import type { Services } from "../services.ts";
import { answerForgotten } from "../session/answerForgotten.ts";
import { cleanUp } from "./cleanUp.ts";
import { releaseDeadWorkers } from "./workerLocks.ts";

const mailJob = z.strictObject({ companyId: z.uuid(), id: z.uuid() });
const fileJob = z.strictObject({ key: z.string() });
const forgottenJob = z.strictObject({ email: z.string() });

/** When tasks run by themselves, in cron's notation. */
export const CRONTAB = ["17 * * * * clean_up", "43 3 * * * erase_expired_candidates"].join("\n");

/** The tasks that features share, by their name. */
export function buildTasks(services: Services): TaskList {
  const mailer = openMailer(services.config);
  return {
    send_mail: async (payload, { job }) => {
      await sendMail(services.db, mailer, mailJob.parse(payload), job.attempts >= job.max_attempts);
    },
    answer_forgotten: async (payload) => {
      await answerForgotten(services, forgottenJob.parse(payload).email);
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
  };
}
