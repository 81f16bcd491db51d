import { accessToJobs } from "./accessToJobs.ts";
import { accessToPeople } from "./accessToPeople.ts";
import type { Capability } from "./capability.ts";

/** Who may do what that the product has. O own · T reporting line · S shared · C company · X platform. */
export const accessMatrix: readonly Capability[] = [...accessToPeople, ...accessToJobs];
