import type { TaskList } from "graphile-worker";
import { z } from "zod";
import type { Services } from "../../platform/services.ts";
import { readApplicationResume } from "./readApplicationResume.ts";

const applicationJob = z.strictObject({ companyId: z.uuid(), id: z.uuid() });

/** Background jobs of applications. */
export function applicationTasks(services: Services): TaskList {
  return {
    read_application_resume: async (payload) => {
      await readApplicationResume(services, applicationJob.parse(payload));
    },
  };
}
