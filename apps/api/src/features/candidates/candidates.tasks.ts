import type { TaskList } from "graphile-worker";
import { z } from "zod";
import type { Services } from "../../platform/services.ts";
import { remindTask } from "./tasks/remindTask.ts";

const reminder = z.strictObject({ companyId: z.uuid(), id: z.uuid(), at: z.iso.datetime() });

/** Background jobs of candidates. */
export function candidateTasks(services: Services): TaskList {
  return {
    remind_task: async (payload) => {
      await remindTask(services, reminder.parse(payload));
    },
  };
}
