import type { EscoBundle } from "@vaardig/taxonomy/esco/escoBundle";

/** Relations to broader concepts in ESCO's skill pillar, as pairs of URIs. */
export interface SkillPillar {
  /** Group → broader group. */
  groupSteps: (readonly [string, string])[];
  /** Skill → broader skill. */
  skillSteps: (readonly [string, string])[];
  /**
   * Returns the group furthest from the top that contains a skill, directly or through its broader skills;
   * null when there is none.
   */
  groupOf(skill: string): string | null;
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Reads the broader relations of skills and skill groups; cycles in them are harmless. */
export async function readSkillPillar(bundle: EscoBundle): Promise<SkillPillar> {
  const groupSteps: [string, string][] = [];
  const skillSteps: [string, string][] = [];
  const parents = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  const broader = new Map<string, string[]>();
  for await (const { uri, type, broaderUri, broaderType } of bundle.broaderSkills()) {
    if (type === "skillGroup" && broaderType === "skillGroup") {
      groupSteps.push([uri, broaderUri]);
      append(parents, uri, broaderUri);
    } else if (type === "skill" && broaderType === "skillGroup") append(groups, uri, broaderUri);
    else if (type === "skill" && broaderType === "skill") {
      skillSteps.push([uri, broaderUri]);
      append(broader, uri, broaderUri);
    }
  }

  const depths = new Map<string, number>();
  const depthOf = (group: string): number => {
    const known = depths.get(group);
    if (known !== undefined) return known;
    depths.set(group, 0);
    const depth = 1 + Math.max(0, ...(parents.get(group) ?? []).map(depthOf));
    depths.set(group, depth);
    return depth;
  };
  const chosen = new Map<string, string | null>();
  const groupOf = (skill: string): string | null => {
    const known = chosen.get(skill);
    if (known !== undefined) return known;
    chosen.set(skill, null);
    const own = groups.get(skill) ?? (broader.get(skill) ?? []).flatMap((uri) => groupOf(uri) ?? []);
    const group = own.sort((a, b) => depthOf(b) - depthOf(a) || (a < b ? -1 : 1))[0] ?? null;
    chosen.set(skill, group);
    return group;
  };
  return { groupSteps, skillSteps, groupOf };
}
