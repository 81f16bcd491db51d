import type { FastifyReply } from "fastify";

/**
 * What a handler answers instead of a payload when the answer is a file. It leaves after the transaction is committed:
 * a handler that sent it by itself would answer before what it wrote is kept.
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
