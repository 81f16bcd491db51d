import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const STAFF: Role[] = ["staff"];

/** Companies, for the platform's staff. */
export const companies = entry("companies", ["Companies", "Bedrijven"], STAFF, {
  icon: "business",
  children: [
    entry("companies-overview", ["Overview", "Overzicht"], STAFF, {
      icon: "dashboard",
      children: [
        entry("company-details", ["Company", "Bedrijf"], STAFF, {
          segment: { en: ":companyId", nl: ":companyId" },
          hidden: true,
        }),
      ],
    }),
    entry("add-company", ["Add Company", "Bedrijf toevoegen"], STAFF, { icon: "add" }),
    entry("billing-settings", ["Billing Settings", "Facturatie-instellingen"], STAFF, { icon: "billing" }),
  ],
});
