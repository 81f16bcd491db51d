import type { FastifyBaseLogger } from "fastify";
import { Logger, type Task, type TaskList } from "graphile-worker";
import { errorLine } from "../log/errorFacts.ts";
import { LoggableError } from "../log/loggableError.ts";

/** Failures are logged as such; successful jobs only at debug level. */
const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

interface About {
  task: string;
  job: string;
  attempt: number;
}

/** Returns the job that a log line is about, without its payload. */
function aboutOf(job: unknown): About | undefined {
  if (typeof job !== "object" || job === null) return undefined;
  const { task_identifier, id, attempts } = job as Record<string, unknown>;
  return { task: String(task_identifier), job: String(id), attempt: Number(attempts) };
}

/**
 * Adapts the queue's logger to ours. The runner quotes errors after a colon, an apostrophe or a line break,
 * so its message is cut there; the error itself is logged like any other.
 */
export function jobLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta = {}) => {
    const words = message.split(/ with error|[:'\n]/, 1)[0]?.trim() || "the job runner";
    const err = Object.values(meta).find((value) => value instanceof Error);
    log[LEVELS[level]]({ ...aboutOf(meta.job), ...(err && { err }) }, words);
  });
}

/**
 * Wraps tasks so that the queue's table, which keeps failures for long, stores only the kind and code of an
 * error.
 */
export function plainFailures(tasks: TaskList): TaskList {
  const plain = Object.entries(tasks).map(([name, task]) => {
    const run: Task = async (payload, helpers) => {
      try {
        return await task?.(payload, helpers);
      } catch (cause) {
        throw new LoggableError(errorLine(cause), { cause });
      }
    };
    return [name, run];
  });
  return Object.fromEntries(plain);
}
