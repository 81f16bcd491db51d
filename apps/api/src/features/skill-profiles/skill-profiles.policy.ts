import {
  JOB_PROFILE_CREATORS,
  type JobProfileAct,
  type JobProfileListAct,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import type { SkillListAct } from "@vaardig/contract/skills/skills";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

export interface Owned {
  id: string;
  /** Of the shared taxonomy, which no one changes here. */
  is_shared: boolean;
}

/** HR and administrators keep all job profiles of the company. */
function canKeepJobProfiles(viewer: Reader): boolean {
  return viewer.role === "admin" || viewer.role === "hr_manager";
}

/** What may be done to the list as a whole. */
export function listActions(viewer: Reader): JobProfileListAct[] {
  return JOB_PROFILE_CREATORS.some((role) => role === viewer.role) ? ["create"] : [];
}

/** A manager changes what the own people's jobs ask for; a shared profile is copied, never changed. */
export function jobProfileActions(
  viewer: Reader,
  profile: Owned,
  heldInLine: ReadonlySet<string>,
): JobProfileAct[] {
  if (canKeepJobProfiles(viewer)) return profile.is_shared ? ["copy"] : ["edit", "copy", "delete"];
  return viewer.role === "manager" && !profile.is_shared && heldInLine.has(profile.id) ? ["edit"] : [];
}

/** Anyone who reads another's levels answers for that person and confirms them; no one confirms their own. */
export function fitActions({ userId }: Pick<Viewer, "userId">, person: { id: string }): SkillListAct[] {
  return person.id === userId ? [] : ["confirm"];
}
