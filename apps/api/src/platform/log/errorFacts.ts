import { DatabaseError } from "pg";
import { LoggableError } from "./loggableError.ts";
import { type ErrorFacts, RemoteError } from "./remoteError.ts";

const DEEPEST = 5;
const FRAMES = 12;
const NAME = /^[A-Za-z_$][\w$]{0,79}$/;
const CODE = /^[A-Z0-9][\w-]{0,59}$/i;
const FRAME = /^\s+at .*(?:file:\/\/|node:|\/|[A-Z]:\\|<anonymous>).*:\d+:\d+\)?$/;
/**
 * SQLSTATEs whose message names only roles, databases, tables and columns; classes 22 and 23 quote values.
 */
const NAMING_STATES = /^(08|28|3D|42501|42P01|42703|53|57|58)/;
/** Messages of pg about a connection, which have no code. */
const CONNECTION_WORDS =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)$/;

/** Returns the class of an error, if it is a plain name. */
export function classOf(error: Error): string {
  const names = [error.name, error.constructor?.name];
  return names.find((name) => NAME.test(name) && name.toLowerCase() !== "error") ?? "Error";
}

function mayRepeat(error: Error): boolean {
  if (error instanceof LoggableError || CONNECTION_WORDS.test(error.message)) return true;
  return error instanceof DatabaseError && NAMING_STATES.test(error.code ?? "");
}

/** Returns the stack frames: the lines after the message, because a message may look like a stack line. */
function framesOf({ stack = "", message }: Error): string[] {
  const said = message ? stack.indexOf(message) : -1;
  const lines = stack.slice(said < 0 ? 0 : said + message.length).split("\n");
  const frames = lines.slice(lines.findLastIndex((line) => line && !/^\s+at /.test(line)) + 1);
  return frames
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().slice("at ".length));
}

/** Returns the loggable parts of an error and its causes; everything else is left out. */
export function errorFacts(error: unknown, depth = 1): ErrorFacts {
  if (!(error instanceof Error)) return { class: typeof error };
  if (error instanceof RemoteError) return error.facts;
  const facts: ErrorFacts = { class: classOf(error) };
  const given = error as unknown as Record<string, unknown>;
  for (const key of ["code", "syscall", "schema", "table", "column", "constraint"] as const) {
    const value = given[key];
    if (typeof value === "string" && CODE.test(value)) facts[key] = value;
  }
  const { responseCode, statusCode } = given;
  for (const status of [statusCode, responseCode]) if (typeof status === "number") facts.status = status;
  if (mayRepeat(error)) facts.message = error.message;
  const frames = framesOf(error);
  if (frames.length > 0) facts.stack = frames;
  if (depth >= DEEPEST) return facts;
  if (error instanceof AggregateError)
    facts.errors = error.errors.slice(0, DEEPEST).map((one) => errorFacts(one, depth + 1));
  if (error.cause instanceof Error) facts.cause = errorFacts(error.cause, depth + 1);
  return facts;
}

function line({ class: name, code, constraint, syscall, message }: ErrorFacts): string {
  return [name, code, constraint, syscall, message && `(${message})`].filter(Boolean).join(" ");
}

/** Formats an error as one line for the queue's table: its kind and its cause. */
export function errorLine(error: unknown): string {
  const facts = errorFacts(error);
  return facts.cause ? `${line(facts)}: ${line(facts.cause)}` : line(facts);
}

/** Formats an error as lines for a terminal. */
export function errorText(error: unknown): string {
  const tell = (facts: ErrorFacts): string[] => [
    line(facts),
    ...(facts.stack ?? []).map((frame) => `    at ${frame}`),
    ...(facts.errors ?? []).flatMap(tell),
    ...(facts.cause ? tell(facts.cause).map((text, at) => (at === 0 ? `because of ${text}` : text)) : []),
  ];
  return tell(errorFacts(error)).join("\n");
}
