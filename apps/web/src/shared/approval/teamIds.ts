import type { BodyInput } from "@vaardig/contract/endpoint";
import type { saveJobMembers } from "@vaardig/contract/jobs/recruitingJobs";

/** Team in the format of API calls. */
export type TeamIds = Omit<BodyInput<typeof saveJobMembers>, "id" | "version">;
