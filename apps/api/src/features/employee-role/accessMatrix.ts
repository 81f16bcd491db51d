import { accessToJobs } from "./accessToJobs.ts";
import { accessToPeople } from "./accessToPeople.ts";
import type { Capability } from "./capability.ts";

/** The access rights of every access level. O own · T reporting line · S shared · C company · X platform. */
export const accessMatrix: readonly Capability[] = [...accessToPeople, ...accessToJobs];
