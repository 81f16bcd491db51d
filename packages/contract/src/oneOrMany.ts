import { z } from "zod";

/** Returns a schema for a single value, a repeated parameter, or a JSON array. */
export function oneOrMany<T extends z.ZodType>(value: T, most = 200) {
  return z.preprocess((given) => {
    if (typeof given !== "string") return given;
    if (!given.startsWith("[")) return [given];
    try {
      return JSON.parse(given) as unknown;
    } catch {
      return given;
    }
  }, z.array(value).max(most));
}
