import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../http/appError.ts";

/** Maximum number of open streams per person: as many boards in as many windows. */
const PER_PERSON = 8;
/** Interval at which a silent stream sends a heartbeat, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/**
 * Bytes of backlog after which a stalled reader is disconnected; it reads everything again when it
 * reconnects.
 */
const BACKLOG_MAX = 256 * 1024;

/** One open response of server-sent events. */
export class LiveStream {
  readonly #out = new Readable({ read: () => undefined });
  readonly #ends: (() => void)[] = [];
  #ended = false;

  /** Sends one event; the contract defines its content. */
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

  /** Sends the stream as the response, after the transaction of the call is committed. */
  answer(reply: FastifyReply): FastifyReply {
    this.beat();
    this.#out.once("close", () => this.end());
    return (
      reply
        .header("content-type", "text/event-stream; charset=utf-8")
        .header("cache-control", "no-store, no-transform")
        .header("x-accel-buffering", "no")
        // The connection closes with the stream: a keep-alive connection would delay the shutdown of the
        // server.
        .header("connection", "close")
        .send(this.#out)
    );
  }
}

/** The part of the sessions that streams need. */
export interface StreamSessions {
  /** Returns when the session ends without further use; undefined when it has ended. */
  endsAt(companyId: string, id: string): Promise<number | undefined>;
  /**
   * Registers a callback that receives the id of each session that ends, and null when one may have been
   * missed.
   */
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
  /** Checks whether the session is still valid. */
  check: () => void;
}

/** The server's open streams: limited per person, each ends with its session, all end with the server. */
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
    // The session may have ended while the request was in transit.
    check();
    return stream;
  }

  /** The number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  closeAll(): void {
    for (const { stream } of [...this.#open]) stream.end();
  }
}
