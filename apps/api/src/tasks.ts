import type { TaskList } from "graphile-worker";
import { applicationTasks } from "./features/applications/applications.tasks.ts";
import { bulkUploadTasks } from "./features/bulk-uploads/bulk-uploads.tasks.ts";
import { candidateTasks } from "./features/candidates/candidates.tasks.ts";
import { interviewTasks } from "./features/interviews/interviews.tasks.ts";
import { invitationTasks } from "./features/invitations/invitations.tasks.ts";
import type { Services } from "./platform/services.ts";

/** Background work of every feature, by the task's name. */
export function featureTasks(services: Services): TaskList {
  return {
    ...applicationTasks(services),
    ...bulkUploadTasks(services),
    ...candidateTasks(services),
    ...interviewTasks(services),
    ...invitationTasks(services),
  };
}
