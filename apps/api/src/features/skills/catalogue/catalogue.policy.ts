import type { CatalogueAct, CatalogueSkillAct } from "@vaardig/contract/skills/catalogueActs";
import type { SkillAddingAct } from "@vaardig/contract/skills/skills";
import type { Viewer } from "../../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

/** HR and administrators keep the company's own skills. */
export function canManageSkills({ role }: Reader): boolean {
  return role === "admin" || role === "hr_manager";
}

/** Keepers add at once; everyone else of the company proposes. */
export function addingActions(viewer: Reader): SkillAddingAct[] {
  if (canManageSkills(viewer)) return ["create"];
  return viewer.role === "freelancer" || viewer.role === "staff" ? [] : ["propose"];
}

/** What may be done with the catalogue as a whole; managers bring in levels of their line. */
export function catalogueActions(viewer: Reader): CatalogueAct[] {
  const actions: CatalogueAct[] = [...addingActions(viewer), "import"];
  return canManageSkills(viewer) ? [...actions, "merge"] : actions;
}

/** How many and who have a skill is told to those who see the whole company. */
export function canSeePeopleOfSkill(viewer: Reader): boolean {
  return canManageSkills(viewer);
}

interface Owned {
  is_own: boolean;
  status: "approved" | "proposed";
}

/** What may be done with a skill. A shared one is never changed; the company's names for it are. */
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
