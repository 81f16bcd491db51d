import type { Neighbour, SkillFacts, SkillKind } from "./model.ts";
import { UNKNOWN_IDF } from "./scorerConfig.ts";

/** A skill as stored in the taxonomy; `idf` is null when no occupation requires it. */
export interface SkillRow {
  id: string;
  /** Absent: an ordinary skill. */
  kind?: SkillKind;
  idf: number | null;
  groupIds: readonly string[];
  neighbours: readonly Neighbour[];
}

/** Facts about skills, plus a small integer per canonical skill for indexing typed arrays. */
export interface SkillTable extends SkillFacts {
  /** Returns the number of the canonical skill of an id; a new id gets the next number. */
  ordinalOf(skillId: string): number;
  /** Returns the canonical id of a number; undefined when it was never assigned. */
  idAt(ordinal: number): string | undefined;
  readonly size: number;
}

interface Entry {
  kind: SkillKind;
  idf: number;
  groups: ReadonlySet<string>;
  neighbours: readonly Neighbour[];
}

const NO_GROUPS: ReadonlySet<string> = new Set();

/** Follows merges to the end; a cycle resolves to its smallest id. */
function resolve(id: string, merged: ReadonlyMap<string, string>): string {
  const path = [id];
  let at = id;
  for (let next = merged.get(at); next !== undefined; next = merged.get(at)) {
    const before = path.indexOf(next);
    if (before >= 0) return path.slice(before).sort()[0] ?? id;
    path.push(next);
    at = next;
  }
  return at;
}

/**
 * Returns whether skills of a kind neither substitute others nor have substitutes: German does not help with
 * Polish.
 */
export function hasNoSubstitutes(kind: SkillKind | undefined): boolean {
  return kind === "language" || kind === "licence";
}

/**
 * Returns the best neighbour per canonical skill, excluding the skill itself and kinds without substitutes.
 */
function resolveNeighbours(
  self: string,
  row: SkillRow,
  merged: ReadonlyMap<string, string>,
  alone: ReadonlySet<string>,
): Neighbour[] {
  if (alone.has(self)) return [];
  const best = new Map<string, number>();
  for (const { skillId, sim } of row.neighbours) {
    const id = resolve(skillId, merged);
    if (id !== self && !alone.has(id)) best.set(id, Math.max(sim, best.get(id) ?? 0));
  }
  return [...best].map(([skillId, sim]) => ({ skillId, sim }));
}

/** Builds the table from rows; `merged` maps a merged skill to the remaining one, chains included. */
export function buildSkillTable(
  given: Iterable<SkillRow>,
  merged: ReadonlyMap<string, string> = new Map(),
): SkillTable {
  const rows = [...given];
  const alone = new Set(rows.flatMap(({ id, kind }) => (hasNoSubstitutes(kind) ? [id] : [])));
  const entries = new Map<string, Entry>();
  const members = new Map<string, string[]>();
  const ordinals = new Map<string, number>();
  const ids: string[] = [];
  const canonical = (id: string): string => (merged.has(id) ? resolve(id, merged) : id);
  const ordinalOf = (skillId: string): number => {
    const id = canonical(skillId);
    const known = ordinals.get(id);
    if (known !== undefined) return known;
    ordinals.set(id, ids.length);
    return ids.push(id) - 1;
  };
  for (const row of rows) {
    if (canonical(row.id) !== row.id) continue;
    const groups = alone.has(row.id) ? NO_GROUPS : new Set(row.groupIds);
    const neighbours = resolveNeighbours(row.id, row, merged, alone);
    entries.set(row.id, { kind: row.kind ?? "skill", idf: row.idf ?? UNKNOWN_IDF, groups, neighbours });
    ordinalOf(row.id);
    for (const group of groups) {
      const list = members.get(group);
      if (list) list.push(row.id);
      else members.set(group, [row.id]);
    }
  }
  return {
    canonical,
    idf: (id) => entries.get(id)?.idf ?? UNKNOWN_IDF,
    groupOf: (id) => entries.get(id)?.groups ?? NO_GROUPS,
    membersOf: (group) => members.get(group) ?? [],
    neighbours: (id) => entries.get(id)?.neighbours ?? [],
    isLicence: (id) => entries.get(id)?.kind === "licence",
    ordinalOf,
    idAt: (ordinal) => ids[ordinal],
    get size() {
      return ids.length;
    },
  };
}
