import { Agent, request } from "node:http";

/** Result of one paced request; status 0 after a broken connection. */
export interface TimedResponse {
  status: number;
  /** Milliseconds since the scheduled time. */
  took: number;
  /** Milliseconds by which this process sent it late; high values mean that the generator lacked CPU time. */
  late: number;
}

export interface RequestRateOptions {
  url: string;
  /** Paths requested in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  /** Requests per second, sent regardless of pending responses. */
  rate: number;
  seconds: number;
}

/** Sends requests on schedule, like independent users, and waits for all responses. */
export async function requestAtRate({
  url,
  paths,
  headers,
  rate,
  seconds,
}: RequestRateOptions): Promise<TimedResponse[]> {
  const agent = new Agent({ keepAlive: true });
  const one = (path: string, due: number) =>
    new Promise<TimedResponse>((resolve) => {
      const late = performance.now() - due;
      request(new URL(path, url), { agent, headers }, (answer) => {
        answer.resume();
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, took: performance.now() - due, late }),
        );
      })
        .once("error", () => resolve({ status: 0, took: performance.now() - due, late }))
        .end();
    });
  const total = rate * seconds;
  const began = performance.now();
  const asked: Promise<TimedResponse>[] = [];
  while (asked.length < total) {
    const now = performance.now();
    while (asked.length < total && began + (asked.length * 1_000) / rate <= now) {
      const due = began + (asked.length * 1_000) / rate;
      asked.push(one(paths[asked.length % paths.length] ?? "/", due));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const ended = await Promise.all(asked);
  agent.destroy();
  return ended;
}
