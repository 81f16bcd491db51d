import type { FastifyBaseLogger } from "fastify";
import { Logger, type Task, type TaskList } from "graphile-worker";
import { errorLine } from "../log/errorFacts.ts";
import { LoggableError } from "../log/loggableError.ts";

/** Failures are worth knowing of; each job that went well is not. */
const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

interface About {
  task: string;
  job: string;
  attempt: number;
}

/** The job that a line is about, without what it was to work on. */
function aboutOf(job: unknown): About | undefined {
  if (typeof job !== "object" || job === null) return undefined;
  const { task_identifier, id, attempts } = job as Record<string, unknown>;
  return { task: String(task_identifier), job: String(id), attempt: Number(attempts) };
}

/**
 * The queue's logger on ours. The runner quotes errors after a colon, an apostrophe or on a new line, so its words are
 * told up to there; the error itself is told as every other.
 */
export function jobLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta = {}) => {
    const words = message.split(/ with error|[:'\n]/, 1)[0]?.trim() || "the job runner";
    const err = Object.values(meta).find((value) => value instanceof Error);
    log[LEVELS[level]]({ ...aboutOf(meta.job), ...(err && { err }) }, words);
  });
}

/** The same tasks; what one fails with reaches the queue's table, which keeps it for long, as kind and code alone. */
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
