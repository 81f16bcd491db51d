import { Agent, request } from "node:http";
import type { LoadRequest } from "./mix.ts";

/** Result of one request; status 0 after a broken connection. */
export interface RecordedResponse {
  name: string;
  status: number;
  /** Milliseconds since the scheduled time. */
  took: number;
  /** Milliseconds by which this process sent it late. */
  late: number;
}

/** A scheduled request and its sender. */
export interface DueRequest extends LoadRequest {
  name: string;
  token: string;
}

export interface ArrivalsOptions {
  url: string;
  /** Mean requests per second. */
  rate: number;
  seconds: number;
  next(): DueRequest;
  /** 0–1. */
  random(): number;
}

/** ETags by person and path, sent back like the web client does. */
const etags = new Map<string, string>();

function send(
  agent: Agent,
  url: string,
  { name, token, method, path, body, onAnswer }: DueRequest,
  due: number,
): Promise<RecordedResponse> {
  const late = performance.now() - due;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const etag = etags.get(token + path);
  const headers = {
    ...(etag && { "if-none-match": etag }),
    authorization: `Bearer ${token}`,
    ...(text !== undefined && {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    }),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ name, status, took: performance.now() - due, late });
    request(`${url}/api${encodeURI(path)}`, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => onAnswer && parts.push(part));
      answer.once("end", () => {
        const status = answer.statusCode ?? 0;
        if (answer.headers.etag) etags.set(token + path, answer.headers.etag);
        if (onAnswer && status === 200)
          onAnswer((JSON.parse(Buffer.concat(parts).toString()) as { payload: unknown }).payload);
        end(status);
      });
      answer.once("error", () => end(0));
    })
      .once("error", () => end(0))
      .end(text);
  });
}

/**
 * Sends requests at random times (Poisson process), like independent users and regardless of pending
 * responses; waits for all responses.
 */
export async function arrivals({
  url,
  rate,
  seconds,
  next,
  random,
}: ArrivalsOptions): Promise<RecordedResponse[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<RecordedResponse>[] = [];
  const began = performance.now();
  for (let due = began; due < began + seconds * 1_000; due += (-Math.log(1 - random()) * 1_000) / rate) {
    while (performance.now() < due)
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, due - performance.now() - 1)));
    answers.push(send(agent, url, next(), due));
  }
  const answered = await Promise.all(answers);
  agent.destroy();
  return answered;
}
