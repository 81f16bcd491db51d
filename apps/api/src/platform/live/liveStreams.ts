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

/** The server's open streams: so many a person, each as long as its session, all ended when the server stops. */
export class LiveStreams {
  readonly #open = new Map<string, Set<LiveStream>>();

  /** Opens a stream for a person; `holds` tells whether the session does. Throws `too_many_requests`. */
  open(userId: string, holds: () => Promise<boolean>): LiveStream {
    const mine = this.#open.get(userId) ?? new Set();
    if (mine.size >= PER_PERSON) throw new AppError("too_many_requests", { retryAfter: 30 });
    const stream = new LiveStream();
    this.#open.set(userId, mine.add(stream));
    const timer = setInterval(() => {
      holds().then(
        (held) => (held ? stream.beat() : stream.end()),
        () => stream.end(),
      );
    }, HEARTBEAT_MS);
    timer.unref();
    stream.onEnd(() => {
      clearInterval(timer);
      mine.delete(stream);
      if (mine.size === 0) this.#open.delete(userId);
    });
    return stream;
  }

  /** How many streams are open in all. */
  get size(): number {
    let count = 0;
    for (const mine of this.#open.values()) count += mine.size;
    return count;
  }

  closeAll(): void {
    for (const mine of [...this.#open.values()]) for (const stream of [...mine]) stream.end();
  }
}
