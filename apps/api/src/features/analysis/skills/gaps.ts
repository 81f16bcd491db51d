import type { PeopleFilter, SkillGaps } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Language } from "@vaardig/contract/limits";
import type { SkillCells } from "../../../domain/matching/skillCount.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { AnalysedDepartments } from "./analysed.ts";
import { describeSkill } from "./coverage.ts";
import { openPlaces, skillsOfGroups } from "./gaps.queries.ts";

/** Returns the open positions by skill, limited to the filter's skill groups if any. */
export async function placesBySkill(
  tx: Tx,
  viewer: Viewer,
  filter: PeopleFilter & { groups?: string[] | undefined },
): Promise<Map<string, number>> {
  const open = await openPlaces(tx, viewer, filter);
  if (!filter.groups?.length) return open;
  const kept = await skillsOfGroups(tx, [...open.keys()], filter.groups);
  return new Map([...open].filter(([id]) => kept.has(id)));
}

/**
 * Returns a page of skills, largest gap first. People without a known level count neither as met nor as a
 * gap.
 */
export async function presentGaps(
  tx: Tx,
  language: Language,
  { isShown, size }: AnalysedDepartments,
  counted: SkillCells | null,
  places: ReadonlyMap<string, number>,
): Promise<SkillGaps> {
  if (size.too_few || !counted) return { ...size, data: [], total: 0 };
  const byId = await skillsById(tx, counted.skillIds, language);
  const bySkill = Map.groupBy(counted.cells, ({ skillId }) => skillId);
  const data = counted.skillIds.flatMap((id) => {
    const skill = byId.get(id);
    if (!skill) return [];
    const cells = bySkill.get(id) ?? [];
    const isAsked = cells.some(({ departmentId }) => isShown(departmentId));
    const none = { asked: 0, unknown: 0, met: 0, mean: null };
    const people = isAsked ? describeSkill(cells, isShown).all : none;
    const free = places.get(id) ?? 0;
    const gap = people && people.asked - people.unknown - people.met + free;
    return [{ skill, places: free, people, gap }];
  });
  return { ...size, data, total: counted.total };
}
