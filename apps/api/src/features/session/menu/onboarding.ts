import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const NEWCOMERS: Role[] = ["employee", "freelancer"];

/** The wizard of the first visit. */
export const onboarding = entry("onboarding", ["Onboarding", "Onboarding"], NEWCOMERS, { hidden: true });
