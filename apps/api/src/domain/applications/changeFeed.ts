import type pg from "pg";
import { z } from "zod";
import { listenTo } from "../../platform/db/listenTo.ts";

declare module "../../platform/services.ts" {
  interface Services {
    changes: ChangeFeed;
  }
}

const told = z.object({
  company_id: z.string(),
  vacancy_id: z.string(),
  id: z.string(),
  /** Who tried the same card too late, and whom that is to be told. */
  contested_by: z.string().optional(),
  told: z.string().optional(),
});
export type ApplicationChange = z.output<typeof told>;

/** Null: something may have been missed, so read everything again. */
type Listener = (change: ApplicationChange | null) => void;

/** How long after a lost connection the next one is tried. */
const RETRY_MS = 1_000;

const topic = (companyId: string, vacancyId: string) => `${companyId} ${vacancyId}`;

/** Changes of applications, heard once for the whole server by NOTIFY and handed to whoever follows the vacancy. */
export class ChangeFeed {
  readonly #config: pg.ClientConfig;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** Hears of one vacancy's changes from now on; resolves when nothing can be missed any more, to what ends it. */
  async follow(companyId: string, vacancyId: string, listener: Listener): Promise<() => void> {
    const key = topic(companyId, vacancyId);
    const set = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, set.add(listener));
    const leave = () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(key) === set) this.#listeners.delete(key);
    };
    try {
      await this.#connected();
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#listen();
    return this.#client;
  }

  async #listen(): Promise<pg.Client> {
    try {
      const client = await listenTo(this.#config, "application_changed", (payload) => this.#tell(payload));
      client.once("end", () => this.#lost());
      return client;
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#closed || this.#listeners.size === 0) return;
    setTimeout(() => {
      this.#connected().then(
        () => this.#tellEverybody(),
        () => this.#lost(),
      );
    }, RETRY_MS).unref();
  }

  #tellEverybody(): void {
    for (const set of this.#listeners.values()) for (const listener of set) listener(null);
  }

  #tell(payload: string): void {
    const change = told.parse(JSON.parse(payload));
    for (const listener of this.#listeners.get(topic(change.company_id, change.vacancy_id)) ?? [])
      listener(change);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
