import type { Bitset } from "@vaardig/matching/bitset";
import type { SkillTable } from "@vaardig/matching/skillTable";
import { type Database, inCompany, type Tx } from "../../../platform/db/database.ts";
import type { Page, PeopleByName, PeopleFilter } from "../matchEngine.ts";
import { changesSince, currentMark } from "./changes.ts";
import { dayOf } from "./claims.ts";
import { CompanyJobIndex } from "./companyJobIndex.ts";
import type { CompanyVocabularies, Vocabulary } from "./companyVocabularies.ts";
import { PeopleFacets } from "./peopleFacets.ts";
import { PeopleIndex } from "./peopleIndex.ts";
import type { Taxonomy } from "./taxonomy.ts";

interface Held {
  mark: string;
  people: PeopleIndex | undefined;
  facets: PeopleFacets | undefined;
  vacancies: CompanyJobIndex | undefined;
  /** When the index was loaded: ages of claims advance, and recorded changes are kept for a day only. */
  readAt: number;
  /** The vocabulary that the index was built with. */
  vocabulary: Vocabulary;
}

/** Applies a filter to people: returns a set, or a page by name. */
interface PeopleLookup {
  found(filter: PeopleFilter, among: Bitset): Promise<Bitset>;
  byName(filter: PeopleFilter, among: Bitset, page: Page): Promise<PeopleByName>;
}

/** Indexes older than this are loaded again. */
const LIFE_MS = 12 * 3_600_000;
/** Maximum number of companies in memory; the least recently used one is evicted. */
const COMPANIES = 200;

const isCurrent = ({ vocabulary, readAt }: Held, taxonomy: Taxonomy) =>
  vocabulary.base === taxonomy &&
  Date.now() - readAt <= LIFE_MS &&
  // Licences expire by calendar day.
  dayOf(new Date(readAt)) === dayOf(new Date());

/** The indexes of companies, loaded at the first request and brought up to date before every response. */
export class CompanyIndexes {
  readonly #db: Database;
  readonly #vocabularies: CompanyVocabularies;
  readonly #held = new Map<string, Held>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(db: Database, vocabularies: CompanyVocabularies) {
    this.#db = db;
    this.#vocabularies = vocabularies;
  }

  /** Returns whether a company's people and filters are loaded, so that a request need not wait. */
  holdsPeople(companyId: string, taxonomy: Taxonomy): boolean {
    const held = this.#held.get(companyId);
    return held?.people !== undefined && held.facets !== undefined && isCurrent(held, taxonomy);
  }

  /** Runs `work` with a company's people, up to date with the database. */
  withPeople<T>(
    companyId: string,
    taxonomy: Taxonomy,
    work: (tx: Tx, people: PeopleIndex, skills: SkillTable, lookup: PeopleLookup) => Promise<T>,
  ): Promise<T> {
    return this.#inTurn(companyId, taxonomy, async (tx, held) => {
      const { skills } = held.vocabulary;
      held.people ??= await PeopleIndex.read(tx, companyId, skills, new Date());
      const { people, mark } = held;
      held.facets ??= new PeopleFacets(companyId);
      const { facets } = held;
      return work(tx, people, skills, {
        found: (filter, among) => facets.found(tx, filter, { people, among, mark }),
        byName: (filter, among, page) => facets.byName(tx, filter, { people, among, mark }, page),
      });
    });
  }

  /** Runs `work` with a company's jobs, up to date with the database. */
  withVacancies<T>(
    companyId: string,
    taxonomy: Taxonomy,
    work: (tx: Tx, vacancies: CompanyJobIndex) => Promise<T>,
  ): Promise<T> {
    return this.#inTurn(companyId, taxonomy, async (tx, held) => {
      held.vacancies ??= await CompanyJobIndex.read(tx, companyId, held.vocabulary.skills);
      return work(tx, held.vacancies);
    });
  }

  forget(): void {
    this.#held.clear();
  }

  /** Runs one request at a time per company, so that an index is never read while it changes. */
  async #inTurn<T>(
    companyId: string,
    taxonomy: Taxonomy,
    work: (tx: Tx, held: Held) => Promise<T>,
  ): Promise<T> {
    const before = this.#turns.get(companyId) ?? Promise.resolve();
    const turn = before.then(() =>
      inCompany(this.#db, companyId, async (tx) => {
        const held = await this.#upToDate(tx, companyId, taxonomy);
        return work(tx, held);
      }),
    );
    const settled = turn.catch(() => this.#held.delete(companyId));
    this.#turns.set(companyId, settled);
    return turn;
  }

  async #upToDate(tx: Tx, companyId: string, taxonomy: Taxonomy): Promise<Held> {
    const held = this.#held.get(companyId);
    if (!held || !isCurrent(held, taxonomy)) {
      const fresh = {
        mark: await currentMark(tx),
        people: undefined,
        facets: undefined,
        vacancies: undefined,
        readAt: Date.now(),
        vocabulary: await this.#vocabularies.get(tx, companyId, taxonomy),
      };
      this.#keep(companyId, fresh);
      return fresh;
    }
    // Changes first: a merge that commits after them is reported again, whatever the company's own skills say
    // by then.
    const changes = await changesSince(tx, companyId, held.mark);
    held.vocabulary = await this.#vocabularies.get(tx, companyId, taxonomy);
    await held.people?.refresh(tx, companyId, changes.people, new Date());
    if (changes.vacancies.length > 0 || changes.skills.length > 0) held.vacancies = undefined;
    held.mark = changes.upTo;
    this.#keep(companyId, held);
    return held;
  }

  #keep(companyId: string, held: Held): void {
    this.#held.delete(companyId);
    this.#held.set(companyId, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > COMPANIES && oldest !== undefined) this.#held.delete(oldest);
  }
}
