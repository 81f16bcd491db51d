import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../http/appError.ts";

/** Streams one person may hold open at once: so many boards in so many windows. */
const PER_PERSON = 8;
/** How often a silent stream says that it is there, and looks whether its session still is. */
const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing for so many bytes is let go; it reads everything again when it comes back. */
const BACKLOG_MAX = 256 * 1024;

/** One open answer of server-sent events. */
export class LiveStream {
  readonly #out = new Readable({ read: () => undefined });
  readonly #ends: (() => void)[] = [];
  #ended = false;

  /** Sends one event; what it holds is the contract's business. */
  send(news: unknown): void {
    if (this.#ended) return;
    this.#out.push(`data: ${JSON.stringify(news)}\n\n`);
    if (this.#out.readableLength > BACKLOG_MAX) this.end();
  }

  beat(): void {
    if (!this.#ended) this.#out.push(": \n\n");
  }

  onEnd(work: () => void): void {
    if (this.#ended) work();
    else this.#ends.push(work);
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#out.push(null);
    for (const work of this.#ends.splice(0)) work();
  }

  /** Answers with the stream, after the transaction of the call is committed. */
  answer(reply: FastifyReply): FastifyReply {
    this.beat();
    this.#out.once("close", () => this.end());
    return (
      reply
        .header("content-type", "text/event-stream; charset=utf-8")
        .header("cache-control", "no-store, no-transform")
        .header("x-accel-buffering", "no")
        // Its connection ends with it: one that is kept for more calls would keep a stopping server waiting.
        .header("connection", "close")
        .send(this.#out)
    );
  }
}

/** What a stream needs of the sessions. */
export interface StreamSessions {
  /** When the session ends if no one uses it; undefined when it ended. */
  endsAt(companyId: string, id: string): Promise<number | undefined>;
  /** Calls back with each session that ends, and with null when one may have been missed. */
  onEnd(listener: (id: string | null) => void): void;
}

interface Owner {
  companyId: string;
  userId: string;
  sessionId: string;
}

interface OpenStream {
  stream: LiveStream;
  owner: Owner;
  /** Looks now whether the session still holds. */
  check: () => void;
}

/** The server's open streams: so many a person, each ended with its session, all with the server. */
export class LiveStreams {
  readonly #open = new Set<OpenStream>();
  readonly #sessions: StreamSessions;

  constructor(sessions: StreamSessions) {
    this.#sessions = sessions;
    sessions.onEnd((id) => {
      for (const { stream, owner, check } of [...this.#open])
        if (id === null) check();
        else if (owner.sessionId === id) stream.end();
    });
  }

  /** Opens a stream for a person's session. Throws `too_many_requests`. */
  open(owner: Owner): LiveStream {
    const mine = [...this.#open].filter((one) => one.owner.userId === owner.userId);
    if (mine.length >= PER_PERSON) throw new AppError("too_many_requests", { retryAfter: 30 });
    const stream = new LiveStream();
    let timer: NodeJS.Timeout | undefined;
    const check = () => {
      clearTimeout(timer);
      this.#sessions.endsAt(owner.companyId, owner.sessionId).then(
        (endsAt) => {
          const left = endsAt === undefined ? 0 : endsAt - Date.now();
          if (left <= 0) return stream.end();
          stream.beat();
          clearTimeout(timer);
          timer = setTimeout(check, Math.min(left, HEARTBEAT_MS)).unref();
        },
        () => stream.end(),
      );
    };
    const open = { stream, owner, check };
    this.#open.add(open);
    stream.onEnd(() => {
      clearTimeout(timer);
      this.#open.delete(open);
    });
    // The session may have ended while its request was on its way.
    check();
    return stream;
  }

  /** How many streams are open in all. */
  get size(): number {
    return this.#open.size;
  }

  closeAll(): void {
    for (const { stream } of [...this.#open]) stream.end();
  }
}
