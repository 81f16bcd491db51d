import { get } from "node:http";

/** Open event streams: what they received, and how to close them. */
export interface OpenStreams {
  /** Events received so far by all streams. */
  events(): number;
  /** Number of streams that the server ended or refused. */
  broken(): number;
  close(): void;
}

/** Opens one stream per person for all of that person's jobs, like an open board. */
export function liveStreams(url: string, tokens: readonly string[]): OpenStreams {
  let [events, broken, isClosing] = [0, 0, false];
  const lost = () => {
    if (!isClosing) broken += 1;
  };
  const requests = tokens.map((token) => {
    const headers = { authorization: `Bearer ${token}` };
    return get(`${url}/api/candidate_list/pipeline/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) lost();
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        events += text.split("\n").filter((line) => line.startsWith("data:")).length;
      });
      answer.once("close", lost);
      answer.once("error", () => undefined);
    }).once("error", () => undefined);
  });
  return {
    events: () => events,
    broken: () => broken,
    close() {
      isClosing = true;
      for (const request of requests) request.destroy();
    },
  };
}
