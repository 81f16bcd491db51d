import { type SkillRow, type SkillTable, standsAlone } from "./skillTable.ts";

/**
 * One company's own skills over the shared table. Numbers are the shared table's, so indexes that were built with them
 * stay right when the own skills change; which skill stands for a merged one is asked again each time.
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

  /** Takes other own skills from now on; `merged` maps an own skill that was merged away to the one that stays. */
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
      if (standsAlone(kind)) continue;
      this.#groups.set(id, new Set(groupIds));
      for (const group of groupIds) this.#members.set(group, [...(this.#members.get(group) ?? []), id]);
    }
  }

  canonical(id: string): string {
    let at = id;
    // As many steps as there are merges end a circle.
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
