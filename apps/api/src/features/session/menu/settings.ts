import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const ADMIN: Role[] = ["admin"];

/** Settings, for administrators only. The outbox exists in a demo without a mail server. */
export const settings = entry("settings", ["Settings", "Instellingen"], ADMIN, {
  icon: "settings",
  children: [
    entry("company-profile", ["Company Profile", "Bedrijfsprofiel"], ADMIN, { icon: "business" }),
    entry("employee-role", ["Employee Role", "Medewerkersrol"], ADMIN, { icon: "people" }),
    entry("billing", ["Billing", "Facturatie"], ADMIN, { icon: "billing" }),
    entry("outbox", ["Outbox", "Uitgaande e-mail"], ADMIN, { icon: "bookmark" }),
  ],
});
