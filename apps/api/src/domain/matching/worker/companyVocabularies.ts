import { CompanySkills } from "@vaardig/matching/companySkills";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { buildLabelTexts, type LabelTexts, layerTexts } from "@vaardig/matching/textMatch/layeredTexts";
import type { Tx } from "../../../platform/db/database.ts";
import { currentMark, skillsChangedSince } from "./changes.ts";
import { type OwnSkills, readOwnSkills } from "./ownSkills.ts";
import type { Taxonomy } from "./taxonomy.ts";
import type { TaxonomyTexts } from "./taxonomyTexts.ts";

/** Maximum number of companies whose vocabulary is kept in memory; the least recently used one is evicted. */
const COMPANIES = 500;
/** A vocabulary older than this is read again: recorded changes are kept for a day only. */
const LIFE_MS = 12 * 3_600_000;

/** The shared skills and labels with a company's own on top. */
export interface Vocabulary {
  base: Taxonomy;
  skills: SkillTable;
  texts(): Promise<TaxonomyTexts>;
  /** Also finds proposed skills that were not decided on. */
  linkerWithProposed(): Promise<LabelTexts["linker"]>;
}

class OwnVocabulary implements Vocabulary {
  readonly base: Taxonomy;
  readonly skills: CompanySkills;
  readonly readAt = Date.now();
  mark: string;
  #labels: Label[] = [];
  #proposed: Label[] = [];
  #texts: Promise<TaxonomyTexts> | undefined;

  constructor(base: Taxonomy, mark: string) {
    this.base = base;
    this.mark = mark;
    this.skills = new CompanySkills(base.skills);
  }

  take({ skills, merged, labels, proposed }: OwnSkills, mark: string): void {
    this.skills.replace(skills, merged);
    const canonical = (label: Label) => ({ ...label, conceptId: this.skills.canonical(label.conceptId) });
    this.#labels = labels.map(canonical);
    this.#proposed = proposed;
    this.#texts = undefined;
    this.mark = mark;
  }

  texts(): Promise<TaxonomyTexts> {
    this.#texts ??= this.#layered().catch((error: unknown) => {
      this.#texts = undefined;
      throw error;
    });
    return this.#texts;
  }

  async linkerWithProposed(): Promise<LabelTexts["linker"]> {
    const texts = await this.texts();
    return this.#proposed.length > 0
      ? layerTexts(texts, buildLabelTexts(this.#proposed)).linker
      : texts.linker;
  }

  async #layered(): Promise<TaxonomyTexts> {
    const labels = this.#labels;
    const shared = await this.base.texts();
    return labels.length > 0 ? { ...shared, ...layerTexts(shared, buildLabelTexts(labels)) } : shared;
  }
}

/**
 * Each company's skills and labels, brought up to date at every request; never visible to another company.
 */
export class CompanyVocabularies {
  readonly #held = new Map<string, OwnVocabulary>();

  /** Returns the company's current vocabulary. The transaction must be the company's. */
  async get(tx: Tx, companyId: string, taxonomy: Taxonomy): Promise<Vocabulary> {
    const held = this.#held.get(companyId);
    if (held && held.base === taxonomy && Date.now() - held.readAt < LIFE_MS) {
      const { upTo, isChanged } = await skillsChangedSince(tx, companyId, held.mark);
      if (isChanged) held.take(await readOwnSkills(tx, companyId), upTo);
      else held.mark = upTo;
      this.#keep(companyId, held);
      return held;
    }
    const mark = await currentMark(tx);
    const fresh = new OwnVocabulary(taxonomy, mark);
    fresh.take(await readOwnSkills(tx, companyId), mark);
    this.#keep(companyId, fresh);
    return fresh;
  }

  forget(): void {
    this.#held.clear();
  }

  #keep(companyId: string, held: OwnVocabulary): void {
    this.#held.delete(companyId);
    this.#held.set(companyId, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > COMPANIES && oldest !== undefined) this.#held.delete(oldest);
  }
}
