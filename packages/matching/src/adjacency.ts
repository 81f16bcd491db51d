import type { Neighbour, RequirementKind } from "./model.ts";
import { toNumberLists } from "./numberLists.ts";
import { NEIGHBOURS_PER_SKILL, RELATION_WEIGHT } from "./scorerConfig.ts";
import { TopK } from "./topK.ts";

/** A skill required by an occupation or by a company's job profile. */
export interface OccupationSkill {
  occupationId: string;
  skillId: string;
  kind: RequirementKind;
}

export interface SkillStatistics {
  skillId: string;
  /** ln(occupations / occupations with this skill): 0 when every occupation requires it. */
  idf: number;
  /** The 20 skills with the highest cosine, best first; skills that share no occupation are left out. */
  neighbours: Neighbour[];
}

function numberAll(ids: Iterable<string>): { numbers: Map<string, number>; ids: string[] } {
  const unique = [...new Set(ids)].sort();
  return { numbers: new Map(unique.map((id, number) => [id, number])), ids: unique };
}

/** Returns each pair of occupation and skill once; essential overrides optional. */
function strongest(relations: Iterable<OccupationSkill>): OccupationSkill[] {
  const byPair = new Map<string, OccupationSkill>();
  for (const relation of relations) {
    const pair = `${relation.occupationId}\n${relation.skillId}`;
    if (relation.kind === "essential" || !byPair.has(pair)) byPair.set(pair, relation);
  }
  return [...byPair.values()];
}

/**
 * Returns the statistics of every skill that occurs in an occupation. A skill's vector has one component per
 * occupation: essential 1 or optional 0.5, times ln((1 + skills) / skills of the occupation), so that
 * occupations with few skills weigh more. Ties between neighbours go to the lower id.
 */
export function skillStatistics(relations: Iterable<OccupationSkill>): SkillStatistics[] {
  const pairs = strongest(relations);
  const skills = numberAll(pairs.map((pair) => pair.skillId));
  const occupations = numberAll(pairs.map((pair) => pair.occupationId));
  const rows = pairs.map((pair) => ({
    skill: skills.numbers.get(pair.skillId) ?? 0,
    occupation: occupations.numbers.get(pair.occupationId) ?? 0,
    weight: RELATION_WEIGHT[pair.kind],
  }));
  const byOccupation = toNumberLists(
    rows.map((row) => ({ ...row, key: row.occupation, number: row.skill })),
    occupations.ids.length,
  );
  const bySkill = toNumberLists(
    rows.map((row) => ({ ...row, key: row.skill, number: row.occupation })),
    skills.ids.length,
  );
  const sizeOf = (lists: { offsets: Uint32Array }, at: number): number =>
    (lists.offsets[at + 1] ?? 0) - (lists.offsets[at] ?? 0);
  // Plus one, so that an occupation with every skill keeps a small weight.
  const rarity = Float64Array.from(occupations.ids, (_, at) =>
    Math.log((1 + skills.ids.length) / Math.max(1, sizeOf(byOccupation, at))),
  );
  const weights = Float64Array.from(byOccupation.rows, (row) => row.weight * (rarity[row.occupation] ?? 0));
  const norms = new Float64Array(skills.ids.length);
  byOccupation.rows.forEach((row, at) => {
    norms[row.skill] = Math.hypot(norms[row.skill] ?? 0, weights[at] ?? 0);
  });
  const dots = new Float64Array(skills.ids.length);
  return skills.ids.map((skillId, skill) => {
    const touched = new Set<number>();
    for (let at = bySkill.offsets[skill] ?? 0; at < (bySkill.offsets[skill + 1] ?? 0); at += 1) {
      const occupation = bySkill.numbers[at] ?? 0;
      const own = (bySkill.rows[at]?.weight ?? 0) * (rarity[occupation] ?? 0);
      const to = byOccupation.offsets[occupation + 1] ?? 0;
      for (let other = byOccupation.offsets[occupation] ?? 0; other < to; other += 1) {
        const number = byOccupation.numbers[other] ?? 0;
        touched.add(number);
        dots[number] = (dots[number] ?? 0) + own * (weights[other] ?? 0);
      }
    }
    touched.delete(skill);
    const top = new TopK(Math.min(NEIGHBOURS_PER_SKILL, touched.size));
    for (const number of touched) {
      top.offer(number, Math.min(1, (dots[number] ?? 0) / ((norms[skill] ?? 1) * (norms[number] ?? 1))));
      dots[number] = 0;
    }
    dots[skill] = 0;
    return {
      skillId,
      idf: Math.log(occupations.ids.length / Math.max(1, sizeOf(bySkill, skill))),
      neighbours: top.sorted().map(({ id, score }) => ({ skillId: skills.ids[id] ?? "", sim: score })),
    };
  });
}
