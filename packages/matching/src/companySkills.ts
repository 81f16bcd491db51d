import { hasNoSubstitutes, type SkillRow, type SkillTable } from "./skillTable.ts";

/**
 * A company's own skills on top of the shared table. Ordinals come from the shared table, so that existing
 * indexes stay valid when own skills change; merges are resolved on each call.
 */
export class CompanySkills implements SkillTable {
  readonly #base: SkillTable;
  #groups = new Map<string, ReadonlySet<string>>();
  #members = new Map<string, string[]>();
  #licences = new Set<string>();
  #merged: ReadonlyMap<string, string> = new Map();

  constructor(base: SkillTable) {
    this.#base = base;
  }

  /** Replaces the own skills; `merged` maps a merged own skill to the remaining one. */
  replace(
    rows: readonly Pick<SkillRow, "id" | "groupIds" | "kind">[],
    merged: ReadonlyMap<string, string>,
  ): void {
    this.#merged = merged;
    this.#groups = new Map();
    this.#members = new Map();
    this.#licences = new Set();
    for (const { id, groupIds, kind } of rows) {
      if (merged.has(id)) continue;
      if (kind === "licence") this.#licences.add(id);
      if (hasNoSubstitutes(kind)) continue;
      this.#groups.set(id, new Set(groupIds));
      for (const group of groupIds) this.#members.set(group, [...(this.#members.get(group) ?? []), id]);
    }
  }

  canonical(id: string): string {
    let at = id;
    // Bounded by the number of merges, so that a cycle ends.
    for (let steps = this.#merged.size; steps > 0; steps -= 1) {
      const next = this.#merged.get(at);
      if (next === undefined) break;
      at = next;
    }
    return this.#base.canonical(at);
  }

  idf(id: string): number {
    return this.#base.idf(id);
  }

  groupOf(id: string) {
    return this.#groups.get(id) ?? this.#base.groupOf(id);
  }

  membersOf(group: string): readonly string[] {
    const own = this.#members.get(group);
    return own ? [...this.#base.membersOf(group), ...own] : this.#base.membersOf(group);
  }

  neighbours(id: string) {
    return this.#base.neighbours(id);
  }

  isLicence(id: string): boolean {
    return this.#licences.has(id) || this.#base.isLicence(id);
  }

  ordinalOf(skillId: string): number {
    return this.#base.ordinalOf(this.canonical(skillId));
  }

  idAt(ordinal: number): string | undefined {
    return this.#base.idAt(ordinal);
  }

  get size(): number {
    return this.#base.size;
  }
}
