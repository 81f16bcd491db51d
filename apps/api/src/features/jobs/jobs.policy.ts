import type { Viewer } from "../../platform/session/authenticate.ts";

interface VacancyFacts {
  status: string;
  publication: string;
  external: boolean;
  ownerId: string;
  /** Ids of co-owners and members. */
  memberIds: string[];
}

/** The owner and everybody assigned to it work on a vacancy. */
export function worksOn(viewer: Viewer, vacancy: VacancyFacts): boolean {
  return vacancy.ownerId === viewer.userId || vacancy.memberIds.includes(viewer.userId);
}

/** Administrators and recruiters see drafts that others work on. */
export function seesDrafts(viewer: Viewer): boolean {
  return viewer.role === "admin" || viewer.role === "moderator";
}

/** Administrators see every vacancy, HR those they work on or that are past their draft, recruiters all of the company's. */
export function canSeeVacancy(viewer: Viewer, vacancy: VacancyFacts): boolean {
  if (seesDrafts(viewer) || worksOn(viewer, vacancy)) return true;
  if (viewer.role === "hr_manager") return vacancy.status !== "Draft";
  return isLive(vacancy) && (viewer.role !== "freelancer" || vacancy.external);
}

/** Shown to people who look for work. */
function isLive(vacancy: VacancyFacts): boolean {
  return vacancy.status === "Approved" && vacancy.publication === "open";
}

/** Who fills a vacancy sees people ranked for it: recruiters, HR and administrators. */
export function canRankPeople(viewer: Viewer): boolean {
  return ["admin", "moderator", "hr_manager"].includes(viewer.role);
}

/** What the reader may do with a vacancy now. */
export function vacancyActions(viewer: Viewer, vacancy: VacancyFacts): string[] {
  const actions: string[] = [];
  if (canRankPeople(viewer)) actions.push("rank_people");
  if (viewer.role !== "moderator" && isLive(vacancy)) actions.push("save");
  return actions;
}
