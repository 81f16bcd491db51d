import type pg from "pg";
import { listenTo } from "../db/listenTo.ts";

/** Null: messages may have been missed, so everything must be read again. */
export type Listener<News> = (news: News | null) => void;

/** A parsed payload and its recipients: the followers of one of the topics. */
interface Read<News> {
  topics: readonly string[];
  news: News;
}

/** Delay before reconnecting after a lost connection, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Receives one NOTIFY channel for the whole server and distributes messages to the followers of their topics.
 */
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

  /** Subscribes to a topic. Resolves once no message can be missed, to a function that unsubscribes. */
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
