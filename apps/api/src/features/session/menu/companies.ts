import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const STAFF: Role[] = ["staff"];

/** Companies, for the platform's staff. */
export const companies = entry("companies", ["Companies", "Bedrijven"], STAFF, {
  icon: "business",
  children: [entry("companies-overview", ["Overview", "Overzicht"], STAFF, { icon: "dashboard" })],
});
