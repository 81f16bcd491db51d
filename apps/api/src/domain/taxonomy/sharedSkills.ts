import type { Language } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../platform/db/database.ts";
import { readSkills } from "./skillsById.ts";
import { taxonomyRevision } from "./taxonomyRevision.ts";

declare module "../../platform/services.ts" {
  interface TxServices {
    sharedSkills: SharedSkills;
  }
}

/** Maximum number of cached skills per language; ESCO has 14,000. */
const REMEMBERED = 20_000;
/**
 * How long the last seen revision is trusted, in milliseconds, as in rankings; an import is visible after
 * this time.
 */
const GLANCE_MS = 1_000;

/**
 * The shared skills with their labels, cached until an import changes the taxonomy; anything that may differ
 * between companies is read each time. Joining labels into each response would cost more than everything else
 * in it.
 */
export class SharedSkills {
  #revision = 0;
  #lookedAt = 0;
  readonly #known = new Map<Language, Map<string, Skill>>();

  /** Returns skills by id, like `skillsById`. */
  async byId(
    tx: Tx,
    ids: readonly string[],
    language: Language,
    now = Date.now(),
  ): Promise<Map<string, Skill>> {
    if (now - this.#lookedAt >= GLANCE_MS) await this.#look(tx, now);
    const known = this.#knownIn(language);
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

  async #look(tx: Tx, now: number): Promise<void> {
    const revision = await taxonomyRevision(tx);
    this.#lookedAt = now;
    if (revision === this.#revision) return;
    this.#known.clear();
    this.#revision = revision;
  }

  #knownIn(language: Language): Map<string, Skill> {
    const known = this.#known.get(language) ?? new Map<string, Skill>();
    if (known.size > REMEMBERED) known.clear();
    this.#known.set(language, known);
    return known;
  }
}
