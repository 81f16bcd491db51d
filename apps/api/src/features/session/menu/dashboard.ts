import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const READERS: Role[] = ["employee", "manager", "admin", "hr_manager"];

/** The recruiter's dashboard: jobs, counts and board. */
export const candidatesDashboard = entry("candidates-dashboard", ["Dashboard", "Dashboard"], ["moderator"], {
  icon: "dashboard",
});

/** The dashboard: to-dos and key figures. */
export const dashboard = entry("dashboard", ["Dashboard", "Dashboard"], READERS, { icon: "dashboard" });
