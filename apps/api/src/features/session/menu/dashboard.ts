import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const READERS: Role[] = ["employee", "manager", "admin", "hr_manager"];

/** The recruiter's: vacancies, counts and board. */
export const candidatesDashboard = entry("candidates-dashboard", ["Dashboard", "Dashboard"], ["moderator"], {
  icon: "dashboard",
});

/** What needs doing today, and the figures that matter. */
export const dashboard = entry("dashboard", ["Dashboard", "Dashboard"], READERS, { icon: "dashboard" });
