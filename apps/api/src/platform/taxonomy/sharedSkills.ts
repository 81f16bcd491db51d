import type { Language } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills";
import type { Tx } from "../db/database.ts";
import { readSkills } from "./skillsById.ts";

/** Skills of a language that are remembered at most; ESCO has 14,000. */
const REMEMBERED = 20_000;

/**
 * The shared taxonomy's skills with their labels, remembered until an import changes the taxonomy; what a company could
 * read otherwise than another is read each time. Joining labels to each answer would cost more than all else of it.
 */
export class SharedSkills {
  #revision = 0;
  readonly #known = new Map<Language, Map<string, Skill>>();

  /** Skills by id as `skillsById` has them; `revision` is the taxonomy's, read in the same transaction. */
  async byId(
    tx: Tx,
    ids: readonly string[],
    language: Language,
    revision: number,
  ): Promise<Map<string, Skill>> {
    if (revision > this.#revision) {
      this.#known.clear();
      this.#revision = revision;
    }
    const known = revision === this.#revision ? this.#knownIn(language) : new Map<string, Skill>();
    const missing = ids.filter((id) => !known.has(id));
    const read = missing.length > 0 ? await readSkills(tx, missing, language) : [];
    const found = new Map(read.map(({ skill }) => [skill.id, skill]));
    for (const id of ids) {
      const skill = known.get(id);
      if (skill) found.set(id, skill);
    }
    for (const { skill, isShared } of read) if (isShared) known.set(skill.id, skill);
    return found;
  }

  #knownIn(language: Language): Map<string, Skill> {
    const known = this.#known.get(language) ?? new Map<string, Skill>();
    if (known.size > REMEMBERED) known.clear();
    this.#known.set(language, known);
    return known;
  }
}
