import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { cancelInterviews } from "../../domain/interviews/cancelInterviews.ts";
import { inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

const endedJob = z.strictObject({ companyId: z.uuid(), actorId: z.uuid(), applicationId: z.uuid() });

/** Background jobs of interviews. */
export function interviewTasks(services: Services): TaskList {
  return {
    /**
     * Runs once a rejection can no longer be undone; does nothing when it was undone or the application was
     * erased.
     */
    cancel_interviews: async (payload) => {
      const of = endedJob.parse(payload);
      await inCompany(services.db, of.companyId, async (tx) => {
        const { rows } = await tx.$client.query<{ told: boolean }>(
          `select rejection_mail_id is not null as told from applications where company_id = $1 and id = $2 and outcome = 'rejected' for update`,
          [of.companyId, of.applicationId],
        );
        const [ended] = rows;
        if (ended)
          await cancelInterviews(tx, services, {
            ...of,
            isTold: ended.told,
            because: ended.told ? "rejected" : undefined,
          });
      });
    },
  };
}
