import {
  JOB_PROFILE_CREATORS,
  type JobProfileAct,
  type JobProfileListAct,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import type { SkillListAct } from "@vaardig/contract/skills/skills";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

export interface EditableProfile {
  id: string;
  /** Belongs to the shared taxonomy, which cannot be changed here. */
  is_shared: boolean;
}

/** Returns whether the viewer manages all job profiles of the company: HR and administrators do. */
function canKeepJobProfiles(viewer: Reader): boolean {
  return viewer.role === "admin" || viewer.role === "hr_manager";
}

/** Returns the viewer's actions on the list. */
export function listActions(viewer: Reader): JobProfileListAct[] {
  return JOB_PROFILE_CREATORS.some((role) => role === viewer.role) ? ["create"] : [];
}

/**
 * Returns the viewer's actions on a profile; a manager edits those held in their line, and a shared profile
 * is only copied.
 */
export function jobProfileActions(
  viewer: Reader,
  profile: EditableProfile,
  heldInLine: ReadonlySet<string>,
): JobProfileAct[] {
  if (canKeepJobProfiles(viewer)) return profile.is_shared ? ["copy"] : ["edit", "copy", "delete"];
  return viewer.role === "manager" && !profile.is_shared && heldInLine.has(profile.id) ? ["edit"] : [];
}

/**
 * Returns the viewer's actions on a person's levels: readers of another person's levels confirm them, no one
 * confirms their own.
 */
export function fitActions({ userId }: Pick<Viewer, "userId">, person: { id: string }): SkillListAct[] {
  return person.id === userId ? [] : ["confirm"];
}
