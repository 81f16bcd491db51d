import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const READERS: Role[] = ["employee", "manager", "admin", "hr_manager"];

/** What needs doing today, and the figures that matter. */
export const dashboard = entry("dashboard", ["Dashboard", "Dashboard"], READERS, { icon: "dashboard" });
