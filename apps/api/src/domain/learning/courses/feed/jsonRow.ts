import { FEED_COLUMNS, type FeedRow } from "./readFeedRow.ts";

interface NamedSkill {
  name?: unknown;
  from?: unknown;
  to?: unknown;
}

/**
 * Returns skills as one text, "SQL:1>3; Python:0>2", also for a JSON list of texts or of objects with name,
 * from and to.
 */
function skillsText(skills: unknown): string {
  if (!Array.isArray(skills)) return String(skills);
  return skills
    .map((one: unknown) => {
      if (typeof one !== "object" || one === null) return String(one);
      const { name = "", from = 0, to = "" } = one as NamedSkill;
      return `${String(name)}:${String(from)}>${String(to)}`;
    })
    .join(";");
}

/** Returns a value as the text of a cell; more decimals than two are kept apart from a thousand like "1.250". */
function cellText(value: unknown): string {
  if (typeof value !== "number" || value === Number(value.toFixed(2))) return String(value);
  return value.toFixed(4);
}

/** Converts a JSON record to a row of a feed. */
export function jsonRow(record: Record<string, unknown>): FeedRow {
  const given = FEED_COLUMNS.flatMap((name) => {
    const value = record[name];
    if (value == null) return [];
    return [[name, name === "skills" ? skillsText(value) : cellText(value)]];
  });
  return Object.fromEntries(given) as FeedRow;
}
