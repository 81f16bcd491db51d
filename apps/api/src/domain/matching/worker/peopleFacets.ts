import { setImmediate as nextTurn } from "node:timers/promises";
import { addBit, type Bitset, countBits, createBitset, deleteBit, hasBit } from "@vaardig/matching/bitset";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../../platform/db/textSearch.ts";
import type { Page, PeopleByName, PeopleFilter } from "../matchEngine.ts";
import { NameOrder } from "./nameOrder.ts";
import type { PeopleIndex } from "./peopleIndex.ts";

type Row = [
  id: string,
  name: string,
  headline: string | null,
  location: string | null,
  hours: number | null,
  departmentId: string | null,
  roleId: string | null,
  jobId: string | null,
  firstName: string,
  lastName: string,
];

interface Facets {
  /** Folded name and headline, separated by a character that no text contains. */
  text: string;
  location: string | null;
  hours: number;
  departmentId: string | null;
  roleId: string | null;
  jobId: string | null;
}

/**
 * Returns the SQL condition for rows written by transaction $2 or later: every change of a row sets its
 * transaction id. No row is checked when no transaction has written since.
 */
const writtenSince = (alias: string) => `
  (select $2::text is null or pg_snapshot_xmax(pg_current_snapshot()) > $2::text::xid8)
  and ($2::text is null or age(${alias}.xmin) <= (select age($2::text::xid8::xid)))`;

/** The people to search, and the mark of the index. */
interface Among {
  people: PeopleIndex;
  among: Bitset;
  mark: string;
}

/**
 * A company's people by the filters beside skills. Derived from the database: rows written since the last
 * request are read again before each response.
 */
export class PeopleFacets {
  readonly #companyId: string;
  readonly #people: Facets[] = [];
  readonly #names = new NameOrder();
  /** Role id → folded name. */
  readonly #roles = new Map<string, string>();
  /** Interns texts, so that equal ones share memory. */
  readonly #texts = new Map<string, string>();
  #peopleUpTo: string | null = null;
  #rolesUpTo: string | null = null;

  constructor(companyId: string) {
    this.#companyId = companyId;
  }

  /**
   * Returns those of the given people that match a filter; `mark` was taken before, so later commits are read
   * with the next request.
   */
  async found(tx: Tx, filter: PeopleFilter, { people, among, mark }: Among): Promise<Bitset> {
    const fits = await this.#testOf(tx, filter, mark);
    const written = this.#written<Row>(tx, this.#peopleUpTo, {
      name: "people_facets",
      text: `select u.id, u.folded_name, fold(u.headline), u.location, u.availability, u.department_id, u.role_id, u.job_profile_id,
          ${alphabetical("u.first_name")}, ${alphabetical("u.last_name")}
        from users u where u.company_id = $1 and ${writtenSince("u")}`,
    });
    // The database looks for changes while the known people are checked here.
    await Promise.race([written, nextTurn()]);
    const found = createBitset(32 * among.length);
    const look = (number: number, person: Facets) => {
      if (hasBit(among, number) && fits(person)) addBit(found, number);
      else deleteBit(found, number);
    };
    for (const [number, person] of this.#people.entries()) if (person) look(number, person);
    for (const row of await written) {
      const number = people.find(row[0]);
      // A person added after the index was updated is read again with it.
      if (number === undefined) continue;
      const person = this.#facetsOf(row);
      const [id, , , , , , , , first, last] = row;
      this.#people[number] = person;
      this.#names.put(number, { first: this.#shared(first) ?? "", last, id });
      look(number, person);
    }
    this.#peopleUpTo = mark;
    return found;
  }

  /** Returns a page of the people that match a filter, by name. */
  async byName(tx: Tx, filter: PeopleFilter, among: Among, { page, size }: Page): Promise<PeopleByName> {
    const found = await this.found(tx, filter, among);
    const ids: string[] = [];
    let before = page * size;
    for (const person of this.#names.read()) {
      if (!hasBit(found, person)) continue;
      if (before > 0) before -= 1;
      else ids.push(among.people.ids[person] ?? "");
      if (ids.length === size) break;
    }
    return { ids, total: countBits(found) };
  }

  async #testOf(tx: Tx, filter: PeopleFilter, mark: string): Promise<(person: Facets) => boolean> {
    const { departments, locations, hours, search } = filter;
    const has = search === "" ? () => true : await this.#textTest(tx, search, mark);
    const inDepartments = new Set<string | null>(departments);
    const inLocations = new Set<string | null>(locations);
    return (person) =>
      (departments.length === 0 || inDepartments.has(person.departmentId)) &&
      (locations.length === 0 || inLocations.has(person.location)) &&
      (hours === null || person.hours >= hours) &&
      has(person);
  }

  /**
   * Returns a test of whether the text occurs in a person's name, headline, or the name of their role or job
   * profile.
   */
  async #textTest(tx: Tx, search: string, mark: string): Promise<(person: Facets) => boolean> {
    const asked = tx.$client.query<{ text: string; jobs: string[] }>({
      name: "facets_of_text",
      text: `select fold($1) as text, array(select p.id from job_profiles p
        where ${hasText("p.labels->>'en'", "$2")} or ${hasText("p.labels->>'nl'", "$2")}) as jobs`,
      values: [search, patternOf(search)],
    });
    const written = this.#written<[id: string, name: string]>(tx, this.#rolesUpTo, {
      name: "role_facets",
      text: `select r.id, fold(r.name) from roles r where r.company_id = $1 and ${writtenSince("r")}`,
    });
    const [{ rows }, named] = await Promise.all([asked, written]);
    for (const [id, name] of named) this.#roles.set(id, name);
    this.#rolesUpTo = mark;
    const text = rows[0]?.text ?? "";
    const jobs = new Set<string | null>(rows[0]?.jobs);
    const roles = new Set<string | null>();
    for (const [id, name] of this.#roles) if (name.includes(text)) roles.add(id);
    // Mostly no role or job profile has the text in its name, and then no person's has to be checked.
    const isNamed = (person: Facets) => roles.has(person.roleId) || jobs.has(person.jobId);
    return roles.size + jobs.size === 0
      ? (person) => person.text.includes(text)
      : (person) => person.text.includes(text) || isNamed(person);
  }

  async #written<R extends unknown[]>(
    tx: Tx,
    since: string | null,
    statement: { name: string; text: string },
  ): Promise<R[]> {
    const values = [this.#companyId, since];
    const { rows } = await tx.$client.query<R>({ ...statement, values, rowMode: "array" });
    return rows;
  }

  #facetsOf([, name, headline, location, hours, departmentId, roleId, jobId]: Row): Facets {
    return {
      text: `${name}\0${headline ?? ""}`,
      hours: hours ?? 0,
      location: this.#shared(location),
      departmentId: this.#shared(departmentId),
      roleId: this.#shared(roleId),
      jobId: this.#shared(jobId),
    };
  }

  #shared(text: string | null): string | null {
    if (text === null) return null;
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
