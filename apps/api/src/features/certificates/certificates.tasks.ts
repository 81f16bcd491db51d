import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { remindOfExpiry, scheduleReminders } from "../../domain/people/certificates/remindOfExpiry.ts";
import type { Services } from "../../platform/services.ts";

const companyJob = z.strictObject({ companyId: z.uuid() });

/** Background jobs of certificates. */
export function certificateTasks(services: Services): TaskList {
  return {
    remind_of_expiry: () => scheduleReminders(services),
    remind_company_of_expiry: (payload) => remindOfExpiry(services, companyJob.parse(payload).companyId),
  };
}
