import { get } from "node:http";

/** Streams that are open, what came on them, and how to let them go. */
export interface OpenStreams {
  /** Events so far, of all streams. */
  events(): number;
  /** How many the server ended or refused. */
  broken(): number;
  close(): void;
}

/** Follows everything that each of these people works on, as their open boards do. */
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
