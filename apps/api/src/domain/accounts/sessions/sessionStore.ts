import type { Role } from "@vaardig/contract/roles";
import type pg from "pg";
import { acrossCompanies, type Database } from "../../../platform/db/database.ts";
import { listenTo } from "../../../platform/db/listenTo.ts";
import { subscribeToChannel } from "../../../platform/db/subscribeToChannel.ts";
import { isFactorOverdue, type LiveSession, type Sessions } from "../../../platform/session/sessions.ts";
import { VerifiedTokens } from "../../../platform/session/verifiedTokens.ts";
import { hasFactorSql } from "../factors/factors.queries.ts";

/** Idle limit and maximum lifetime of a session, in milliseconds. */
export const IDLE_MS = 2 * 3_600_000;
export const LIFE_MS = 8 * 3_600_000;
/** Minimum time between two updates of the last use, in milliseconds. */
const TOUCH_MS = 5 * 60_000;
/** How long a session read from the database is trusted without reading it again, in milliseconds. */
const TRUST_MS = 30_000;
const REMEMBERED_MAX = 50_000;
/** Delay before reconnecting after a lost connection, in milliseconds. */
const RETRY_MS = 1_000;

const READ = {
  name: "session_read",
  text: `select s.id, s.user_id, s.company_id, s.expires_at, s.last_seen_at, u.system_role, c.lifecycle,
      case when u.system_role <> 'freelancer' and not ${hasFactorSql("u")} then r.second_factor_from end as factor_due
    from sessions s join users u on u.company_id = s.company_id and u.id = s.user_id
    join companies c on c.id = s.company_id
    left join sign_in_rules r on r.company_id = s.company_id
    where s.company_id = $1 and s.id = $2 and s.revoked_at is null and u.status = 'active' and c.lifecycle <> 'suspended'`,
};

interface Row {
  id: string;
  user_id: string;
  company_id: string;
  expires_at: Date;
  last_seen_at: Date;
  system_role: Role;
  lifecycle: string;
  factor_due: Date | null;
}

/** Sessions stored as rows and cached for seconds; NOTIFY evicts a session that ends on any server. */
export class SessionStore implements Sessions {
  readonly tokens = new VerifiedTokens();
  readonly #db: Database;
  /** The same connections without a limit of the queue, for reads that must not be refused. */
  readonly #patient: Database;
  readonly #known = new Map<string, { session: LiveSession; readAt: number }>();
  /** Sessions that ended on any server; a concurrent read must not bring them back. */
  readonly #ended = new Set<string>();
  readonly #onEnd: ((id: string | null) => void)[] = [];
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(db: Database) {
    this.#db = db;
    this.#patient = { ...db, limits: { ...db.limits, waiting: Number.POSITIVE_INFINITY } };
  }

  /** Starts listening for ended sessions; nothing is cached while the connection is down. */
  async listen(config: pg.ClientConfig): Promise<void> {
    const client = await listenTo(config, "session_ended", (id) => this.forget(id));
    await subscribeToChannel(client, "company_moved", (companyId) => this.#forgetCompany(companyId));
    if (this.#closed) return client.end();
    this.#listener = client;
    client.once("end", () => this.#lost(config));
    this.#tell(null);
  }

  /**
   * Registers a callback that receives the id of each session that ends, and null when one may have been
   * missed.
   */
  onEnd(listener: (id: string | null) => void): void {
    this.#onEnd.push(listener);
  }

  #tell(id: string | null): void {
    for (const listener of this.#onEnd) listener(id);
  }

  /** Returns when a session ends without further use; undefined when it has ended. */
  async endsAt(companyId: string, id: string): Promise<number | undefined> {
    const session = await this.look(companyId, id);
    return session && Math.min(session.expiresAt, session.lastSeenAt + IDLE_MS);
  }

  #lost(config: pg.ClientConfig): void {
    this.#listener = undefined;
    this.#known.clear();
    if (this.#closed) return;
    setTimeout(() => void this.listen(config).catch(() => this.#lost(config)), RETRY_MS).unref();
  }

  /** Returns a valid session like `find`, without counting as use: for automatic requests. */
  look(companyId: string, id: string, now = Date.now()): Promise<LiveSession | undefined> {
    return this.#live(this.#patient, companyId, id, now);
  }

  async #live(db: Database, companyId: string, id: string, now: number): Promise<LiveSession | undefined> {
    if (this.#ended.has(id)) return undefined;
    const known = this.#known.get(id);
    // Another server may just have seen the setup of the missing factor.
    const isTrusted = known && now - known.readAt < TRUST_MS && !isFactorOverdue(known.session, now);
    const session = isTrusted ? known.session : await this.#read(db, companyId, id, now);
    if (!session || session.companyId !== companyId) return undefined;
    if (now >= session.expiresAt || now - session.lastSeenAt >= IDLE_MS) return undefined;
    return session;
  }

  /** Returns a valid session: not revoked, expired or idle for too long, and with an active person. */
  async find(companyId: string, id: string, now = Date.now()): Promise<LiveSession | undefined> {
    const session = await this.#live(this.#db, companyId, id, now);
    if (session && now - session.lastSeenAt >= TOUCH_MS) await this.#touch(session, now);
    return session;
  }

  async #read(db: Database, companyId: string, id: string, now: number): Promise<LiveSession | undefined> {
    const row = await acrossCompanies(db, async (tx) => {
      const { rows } = await tx.$client.query<Row>({ ...READ, values: [companyId, id] });
      return rows[0];
    });
    if (!row) return undefined;
    const session: LiveSession = {
      id: row.id,
      userId: row.user_id,
      companyId: row.company_id,
      role: row.system_role,
      readOnly: row.lifecycle === "paused" || row.lifecycle === "canceled",
      factorDue: row.factor_due?.getTime() ?? null,
      expiresAt: row.expires_at.getTime(),
      lastSeenAt: row.last_seen_at.getTime(),
    };
    if (this.#ended.has(id)) return undefined;
    if (this.#listener) this.#known.set(id, { session, readAt: now });
    if (this.#known.size > REMEMBERED_MAX) this.#known.clear();
    return session;
  }

  /** Returns whether a company is suspended, which ends all its sessions. */
  async isSuspended(companyId: string): Promise<boolean> {
    const { rowCount } = await acrossCompanies(this.#db, (tx) =>
      tx.$client.query("select 1 from companies where id = $1 and lifecycle = 'suspended'", [companyId]),
    );
    return rowCount === 1;
  }

  async #touch(session: LiveSession, now: number): Promise<void> {
    session.lastSeenAt = now;
    await acrossCompanies(this.#db, (tx) =>
      tx.$client.query("update sessions set last_seen_at = $3 where company_id = $1 and id = $2", [
        session.companyId,
        session.id,
        new Date(now),
      ]),
    );
  }

  /** Refuses an ended session on this server from now on. */
  forget(id: string): void {
    this.#known.delete(id);
    if (this.#ended.size > REMEMBERED_MAX) this.#ended.clear();
    this.#ended.add(id);
    this.#tell(id);
  }

  /**
   * Evicts the sessions of a company whose lifecycle changed, so that each is read again at its next request.
   */
  #forgetCompany(companyId: string): void {
    for (const [id, { session }] of this.#known) if (session.companyId === companyId) this.#known.delete(id);
  }

  /** Evicts the cached sessions of one person on this server. */
  forgetUser(userId: string): void {
    for (const [id, { session }] of this.#known) if (session.userId === userId) this.#known.delete(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end();
  }
}
