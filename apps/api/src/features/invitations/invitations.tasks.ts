import type { TaskList } from "graphile-worker";
import { z } from "zod";
import type { Services } from "../../platform/services.ts";
import { sendInvitations } from "./sendInvitations.ts";

const batchJob = z.strictObject({ companyId: z.uuid(), batchId: z.uuid() });

/** Background jobs of invitations. */
export function invitationTasks(services: Services): TaskList {
  return {
    send_invitations: async (payload) => {
      await sendInvitations(services, batchJob.parse(payload));
    },
  };
}
