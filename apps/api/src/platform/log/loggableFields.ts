import { errorFacts } from "./errorFacts.ts";

const DEEPEST = 3;

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function plain(value: unknown, depth: number): unknown {
  if (value instanceof Error) return errorFacts(value);
  if (depth >= DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  if (isPlain(value)) return loggableFields(value, depth + 1);
  return value;
}

/** Returns the fields of a log line with every error reduced to its loggable facts, and without headers. */
export function loggableFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const told = Object.entries(fields).filter(([key]) => key !== "headers");
  return Object.fromEntries(told.map(([key, value]) => [key, plain(value, depth)]));
}
