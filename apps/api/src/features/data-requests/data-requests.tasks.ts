import type { TaskList } from "graphile-worker";
import { eraseLeavers } from "../../domain/people/data-requests/eraseLeavers.ts";
import { warnOfRequests } from "../../domain/people/data-requests/warnOfRequests.ts";
import type { Services } from "../../platform/services.ts";

/** Background jobs of personal data. */
export function dataRequestTasks(services: Services): TaskList {
  return {
    erase_leavers: async () => {
      await eraseLeavers(services);
    },
    warn_of_data_requests: () => warnOfRequests(services),
  };
}
