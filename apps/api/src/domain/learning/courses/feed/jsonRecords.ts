/** Maximum length of a record in characters; a longer one is broken. */
const MOST = 100_000;

/** A record of a JSON feed; null when it cannot be parsed. */
export type JsonRecord = Record<string, unknown> | null;

function parseRecord(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Matches the text before the list in a wrapping object. */
const WRAPPER = /"courses"\s*:\s*$/;

/**
 * Yields the records of a JSON feed one by one, without loading the whole feed: an array of objects, an
 * object with such an array as `courses`, or one object per line. Yields null for a record that cannot be
 * parsed and continues with the next.
 */
export async function* jsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let text = "";
  let depth = 0;
  /** Depth at which records start. */
  let outside = 0;
  let isFirst = true;
  let isQuoted = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    for (const sign of chunk) {
      if (depth > outside && text.length < MOST) text += sign;
      if (isEscaped) isEscaped = false;
      else if (isQuoted) {
        if (sign === "\\") isEscaped = true;
        else if (sign === '"') isQuoted = false;
      } else if (sign === '"') isQuoted = depth > 0;
      else if (sign === "[" && isFirst && depth === 1 && WRAPPER.test(text.slice(0, -1))) {
        outside = 1;
        isFirst = false;
      } else if (sign === "]" && outside === 1 && depth === 1) return;
      else if (sign === "{") {
        if (depth === outside) text = sign;
        depth += 1;
      } else if (sign === "}" && depth > outside) {
        depth -= 1;
        if (depth > outside) continue;
        isFirst = false;
        yield parseRecord(text);
      }
    }
  }
  if (depth > outside || outside > 0) yield null;
}
