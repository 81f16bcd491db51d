import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const NEWCOMERS: Role[] = ["employee", "freelancer"];

/** The onboarding wizard. */
export const onboarding = entry("onboarding", ["Onboarding", "Onboarding"], NEWCOMERS, { hidden: true });
