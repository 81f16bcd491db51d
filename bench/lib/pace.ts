import { Agent, request } from "node:http";

/** How one paced request ended: with status 0 when its connection broke. */
export interface Ended {
  status: number;
  /** Milliseconds from when it should have been sent. */
  took: number;
  /** Milliseconds that this process sent it too late: where they are many, the machine had no time for the generator. */
  late: number;
}

export interface PaceOptions {
  url: string;
  /** Addresses that are asked in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  /** Requests a second, sent whether or not earlier ones are answered. */
  rate: number;
  seconds: number;
}

/** Sends requests at their times, as people do who know nothing of each other, and waits for all answers. */
export async function pace({ url, paths, headers, rate, seconds }: PaceOptions): Promise<Ended[]> {
  const agent = new Agent({ keepAlive: true });
  const one = (path: string, due: number) =>
    new Promise<Ended>((resolve) => {
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
  const asked: Promise<Ended>[] = [];
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
