import { acrossCompanies, type Database } from "../../../platform/db/database.ts";
import { taxonomyRevision } from "../../taxonomy/taxonomyRevision.ts";
import { loadTaxonomy, type Taxonomy } from "./taxonomy.ts";

/**
 * How long the last seen revision is trusted, in milliseconds; an import is visible after this time at the
 * latest.
 */
const GLANCE_MS = 1_000;

/** The taxonomy from the database, read again after an import. */
export class CurrentTaxonomy {
  readonly #db: Database;
  readonly #onChange: () => void;
  #held: { revision: number; taxonomy: Promise<Taxonomy> } | undefined;
  #lookedAt = 0;

  /** `onChange` is called when data derived from the earlier taxonomy is outdated. */
  constructor(db: Database, onChange: () => void) {
    this.#db = db;
    this.#onChange = onChange;
  }

  async get(): Promise<Taxonomy> {
    if (this.#held && Date.now() - this.#lookedAt < GLANCE_MS) return this.#held.taxonomy;
    const revision = await acrossCompanies(this.#db, taxonomyRevision);
    this.#lookedAt = Date.now();
    if (this.#held?.revision === revision) return this.#held.taxonomy;
    return this.#read(revision);
  }

  #read(revision: number): Promise<Taxonomy> {
    this.#onChange();
    const taxonomy = loadTaxonomy(this.#db);
    this.#held = { revision, taxonomy };
    taxonomy.catch(() => {
      if (this.#held?.taxonomy === taxonomy) this.#held = undefined;
    });
    return taxonomy;
  }
}
