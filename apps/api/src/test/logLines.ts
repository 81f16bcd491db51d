import { type Logger, pino } from "pino";
import { logOptions } from "../platform/log/logOptions.ts";

/** Returns a logger like the server's that keeps its lines. */
export function logLines(): { log: Logger; text(): string; lines(): Record<string, unknown>[] } {
  const written: string[] = [];
  return {
    log: pino(logOptions("trace"), { write: (line) => void written.push(line) }),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line)),
  };
}
