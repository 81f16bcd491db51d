import type pg from "pg";
import { listenTo } from "../db/listenTo.ts";

/** Null: something may have been missed, so read everything again. */
export type Listener<News> = (news: News | null) => void;

/** What a payload tells, and whom: whoever follows one of the topics. */
interface Read<News> {
  topics: readonly string[];
  news: News;
}

/** How long after a lost connection the next one is tried. */
const RETRY_MS = 1_000;

/** What the database tells on one channel, heard once for the whole server by NOTIFY and handed to the person who follows it. */
export class ListenFeed<News> {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #read: (payload: string) => Read<News>;
  readonly #listeners = new Map<string, Set<Listener<News>>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(config: pg.ClientConfig, channel: string, read: (payload: string) => Read<News>) {
    this.#config = config;
    this.#channel = channel;
    this.#read = read;
  }

  /** Hears of one topic from now on; resolves when nothing can be missed any more, to what ends it. */
  async followTopic(topic: string, listener: Listener<News>): Promise<() => void> {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    const leave = () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
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
      const client = await listenTo(this.#config, this.#channel, (payload) => this.#tell(payload));
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
    const { topics, news } = this.#read(payload);
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) listener(news);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
