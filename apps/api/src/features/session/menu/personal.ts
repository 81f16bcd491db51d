import { CONFIRMATION_ROLES } from "@vaardig/contract/confirmations/confirmations";
import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

/** Administrators have no skills screen, but receive requests too. */
const ASKED: readonly Role[] = CONFIRMATION_ROLES;
const WITH_PROFILE: Role[] = ["employee", "manager", "hr_manager", "moderator", "freelancer"];
const OWN_SKILLS: Role[] = ["employee", "manager", "hr_manager", "freelancer"];
/** External people have no job profile whose requirements could be shown. */
const WITH_JOB: Role[] = ["employee", "manager", "hr_manager"];

/**
 * Personal: Profile, My Skills and confirmation requests; the wish list is part of the page under
 * your-skills.
 */
export const personal = entry("personal", ["Personal", "Persoonlijk"], [...WITH_PROFILE, "admin"], {
  icon: "person",
  children: [
    entry("profile", ["Profile", "Profiel"], WITH_PROFILE, { icon: "person" }),
    entry("my-skills", ["My Skills", "Mijn vaardigheden"], OWN_SKILLS, {
      icon: "skills",
      children: [
        entry("your-skills", ["Your skills", "Jouw vaardigheden"], OWN_SKILLS),
        entry("job-requirements", ["Job requirements", "Functie-eisen"], WITH_JOB),
      ],
    }),
    entry("confirmations", ["Confirmations", "Bevestigingen"], ASKED, { icon: "confirmations" }),
  ],
});
