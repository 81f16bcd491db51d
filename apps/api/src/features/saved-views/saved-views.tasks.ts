import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { scheduleDigests, sendCompanyDigests } from "../../domain/saved-views/sendDigests.ts";
import type { Services } from "../../platform/services.ts";

const companyJob = z.strictObject({ companyId: z.uuid() });

/** Background jobs of saved searches. */
export function savedViewTasks(services: Services): TaskList {
  return {
    send_digests: () => scheduleDigests(services),
    send_company_digests: (payload) => sendCompanyDigests(services, companyJob.parse(payload).companyId),
  };
}
