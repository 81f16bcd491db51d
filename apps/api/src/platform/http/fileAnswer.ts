import type { FastifyReply } from "fastify";

/**
 * Returned by a handler instead of a payload to send a file. It is sent after the transaction is committed: a
 * handler that sent it itself would respond before its writes are stored.
 */
export class FileAnswer {
  readonly #name: string;
  readonly #contentType: string;
  readonly #content: string | Uint8Array;

  constructor(name: string, contentType: string, content: string | Uint8Array) {
    this.#name = name;
    this.#contentType = contentType;
    this.#content = content;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .header("content-type", this.#contentType)
      .header("content-disposition", `attachment; filename="${this.#name}"`)
      .header("cache-control", "no-store")
      .send(this.#content);
  }
}
