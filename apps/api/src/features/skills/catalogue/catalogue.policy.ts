import type { CatalogueAct, CatalogueSkillAct } from "@vaardig/contract/skills/catalogueActs";
import type { SkillAddingAct } from "@vaardig/contract/skills/skills";
import type { Viewer } from "../../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

/** Returns whether the viewer manages the company's own skills: HR and administrators do. */
export function canManageSkills({ role }: Reader): boolean {
  return role === "admin" || role === "hr_manager";
}

/**
 * Returns how the viewer adds skills: managers of the catalog directly, other people of the company by
 * proposal.
 */
export function addingActions(viewer: Reader): SkillAddingAct[] {
  if (canManageSkills(viewer)) return ["create"];
  return viewer.role === "freelancer" || viewer.role === "staff" ? [] : ["propose"];
}

/** Returns the viewer's actions on the catalog; managers import levels of their line. */
export function catalogueActions(viewer: Reader): CatalogueAct[] {
  const actions: CatalogueAct[] = [...addingActions(viewer), "import"];
  return canManageSkills(viewer) ? [...actions, "merge"] : actions;
}

/** Returns whether the viewer sees how many people and who have a skill: those who see the whole company. */
export function canSeePeopleOfSkill(viewer: Reader): boolean {
  return canManageSkills(viewer);
}

interface Owned {
  is_own: boolean;
  status: "approved" | "proposed";
}

/**
 * Returns the viewer's actions on a skill. A shared one is never changed, except for the company's labels.
 */
export function skillActions(
  viewer: Reader,
  { is_own, status }: Owned,
  isUsed?: boolean,
): CatalogueSkillAct[] {
  if (!canManageSkills(viewer)) return [];
  if (!is_own) return ["rename"];
  if (status === "proposed") return ["edit", "approve", "decline"];
  return viewer.role === "admin" && isUsed === false ? ["edit", "merge", "delete"] : ["edit", "merge"];
}
