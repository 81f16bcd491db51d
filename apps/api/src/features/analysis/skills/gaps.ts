import type { PeopleFilter, SkillGaps } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Language } from "@vaardig/contract/limits";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { Analysed } from "./analysed.ts";
import { skillCells } from "./cells.queries.ts";
import { tellSkill } from "./coverage.ts";
import { openPlaces, skillsOfGroups } from "./gaps.queries.ts";

interface Asked extends PeopleFilter {
  groups?: string[] | undefined;
  page: number;
  size: number;
}

/** A page of skills, those of which most is missing first. Who is unknown is neither short nor enough. */
export async function readGaps(
  tx: Tx,
  { viewer, language }: { viewer: Viewer; language: Language },
  { everywhere, isShown, size }: Analysed,
  asked: Asked,
): Promise<SkillGaps> {
  if (size.too_few) return { ...size, data: [], total: 0 };
  const open = await openPlaces(tx, viewer, asked);
  const kept = asked.groups?.length ? await skillsOfGroups(tx, [...open.keys()], asked.groups) : null;
  const places = new Map([...open].filter(([id]) => kept?.has(id) ?? true));
  const { skillIds, cells, total } = await skillCells(tx, everywhere, { ...asked, choose: "gap", places });
  const byId = await skillsById(tx, skillIds, language);
  const bySkill = Map.groupBy(cells, (cell) => cell.skill_id);
  const data = skillIds.flatMap((id) => {
    const skill = byId.get(id);
    if (!skill) return [];
    const rows = bySkill.get(id) ?? [];
    const isAsked = rows.some(({ department_id: department }) => isShown(department));
    const none = { asked: 0, unknown: 0, met: 0, mean: null };
    const people = isAsked ? tellSkill(rows, isShown).all : none;
    const free = places.get(id) ?? 0;
    const gap = people && people.asked - people.unknown - people.met + free;
    return [{ skill, places: free, people, gap }];
  });
  return { ...size, data, total };
}
