import { CONFIRMATION_DAYS } from "@vaardig/contract/confirmations/confirmations";
import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { endOverdueRequests } from "../../domain/skills/confirmations/endRequests.ts";
import {
  emailAnswer,
  emailEnd,
  emailRequest,
  sendDueReminders,
} from "../../domain/skills/confirmations/requestEmails.ts";
import { companiesWithPendingRequests } from "../../domain/skills/confirmations/requests.queries.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

const pair = z.strictObject({ companyId: z.uuid(), userId: z.uuid(), responderId: z.uuid() });

/**
 * Expires requests, sends reminders and notifications, each company in its own transaction; paused companies
 * are skipped.
 */
export async function processRequests(
  services: Pick<Services, "config" | "db" | "jobs" | "secrets">,
): Promise<void> {
  const companies = await acrossCompanies(services.db, companiesWithPendingRequests);
  for (const companyId of companies)
    await inCompany(services.db, companyId, async (tx) => {
      await endOverdueRequests(tx, companyId);
      await emailEnd(tx, services, companyId);
      await sendDueReminders(tx, services, companyId, CONFIRMATION_DAYS.automatic);
    });
}

/** Background jobs of confirmation requests. */
export function confirmationTasks(services: Services): TaskList {
  return {
    tell_asked: async (payload) => {
      const { companyId, ...people } = pair.parse(payload);
      await inCompany(services.db, companyId, (tx) => emailRequest(tx, services, { companyId, ...people }));
    },
    tell_answered: async (payload) => {
      const { companyId, ...people } = pair.parse(payload);
      await inCompany(services.db, companyId, (tx) => emailAnswer(tx, services, { companyId, ...people }));
    },
    attend_to_requests: async () => {
      await processRequests(services);
    },
  };
}
