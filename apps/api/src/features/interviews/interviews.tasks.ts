import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { cancelInterviews } from "../../domain/interviews/cancelInterviews.ts";
import { inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

const ended = z.strictObject({ companyId: z.uuid(), actorId: z.uuid(), applicationId: z.uuid() });

/** Background work of interviews. */
export function interviewTasks(services: Services): TaskList {
  return {
    /** The time to undo is over: what was taken back meanwhile stays, and so does one that was erased. */
    cancel_interviews: async (payload) => {
      const of = ended.parse(payload);
      await inCompany(services.db, of.companyId, async (tx) => {
        const { rowCount } = await tx.$client.query(
          `select 1 from applications where company_id = $1 and id = $2 and outcome = 'rejected' for update`,
          [of.companyId, of.applicationId],
        );
        if (rowCount) await cancelInterviews(tx, services, of);
      });
    },
  };
}
