import type { FastifyBaseLogger } from "fastify";
import { acrossCompanies, type Database } from "../../../platform/db/database.ts";
import type { accessRefusals } from "./accessRefusals.table.ts";

/** A refused sign-in or request of a person. */
export interface Refusal {
  companyId: string;
  userId: string;
  kind: (typeof accessRefusals.$inferSelect)["kind"];
  /** Method and route pattern of the request. */
  route?: string;
}

interface Counted extends Refusal {
  count: number;
}

/** People deleted meanwhile are left out. */
const WRITE = {
  name: "refusals_write",
  text: `insert into access_refusals as r (company_id, user_id, kind, day, count, first_at, last_at, route)
    select u.company_id, u.id, g.kind, (now() at time zone 'utc')::date, g.count, now(), now(), g.route
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::text[]) as g (company_id, user_id, kind, count, route)
    join users u on u.company_id = g.company_id and u.id = g.user_id
    order by u.company_id, u.id, g.kind
    on conflict (company_id, user_id, kind, day) do update set count = least(r.count::bigint + excluded.count, 2000000000),
      last_at = excluded.last_at, route = coalesce(excluded.route, r.route)`,
};

/**
 * Counts refusals in memory and writes them one statement at a time: a flood of them costs one connection,
 * and no more rows than people, kinds and days. Unwritten counts are lost when the server is killed.
 */
export class RefusalLog {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  #waiting = new Map<string, Counted>();
  #writing: Promise<void> | undefined;

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  add(refusal: Refusal): void {
    const key = `${refusal.userId} ${refusal.kind}`;
    const count = (this.#waiting.get(key)?.count ?? 0) + 1;
    this.#waiting.set(key, { ...refusal, count });
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when everything is written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.size > 0) {
      const rows = [...this.#waiting.values()];
      this.#waiting = new Map();
      const values = [
        rows.map(({ companyId }) => companyId),
        rows.map(({ userId }) => userId),
        rows.map(({ kind }) => kind),
        rows.map(({ count }) => count),
        rows.map(({ route }) => route ?? null),
      ];
      try {
        await acrossCompanies(this.#db, (tx) => tx.$client.query({ ...WRITE, values }));
      } catch {
        this.#log.warn({ refusals: rows.length }, "refusals could not be written");
      }
    }
  }
}
