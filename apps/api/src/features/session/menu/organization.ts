import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const SHAPERS: Role[] = ["admin", "hr_manager", "manager"];
const EVERYBODY_ELSE: Role[] = ["employee"];

const organigram = (roles: Role[]) =>
  entry("organigram", ["Organigram", "Organigram"], roles, { icon: "organigram" });

/** The organization, and the requirements of its job profiles. */
export const organization = entry("organization", ["Organization", "Organisatie"], SHAPERS, {
  icon: "organization",
  children: [
    entry("departments-teams-roles", ["Departments, Teams & Roles", "Afdelingen, teams & rollen"], SHAPERS, {
      icon: "departments",
    }),
    organigram(SHAPERS),
    entry("skill-profiles", ["Skill Profiles", "Vaardigheidsprofielen"], SHAPERS, {
      icon: "skill-profiles",
      children: [
        entry("skill-profile-details", ["Skill profile", "Vaardigheidsprofiel"], SHAPERS, {
          segment: { en: ":id", nl: ":id" },
          hidden: true,
        }),
      ],
    }),
    entry("skill-catalogue", ["Skill Catalogue", "Vaardighedencatalogus"], SHAPERS, {
      icon: "skills",
    }),
  ],
});

/** The organization, read only. */
export const readOnlyOrganization = entry("organization", ["Organization", "Organisatie"], EVERYBODY_ELSE, {
  icon: "organization",
  children: [organigram(EVERYBODY_ELSE)],
});
