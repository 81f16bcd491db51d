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

/** Converts a JSON record to a row of a feed. */
export function jsonRow(record: Record<string, unknown>): FeedRow {
  const given = FEED_COLUMNS.flatMap((name) => {
    const value = record[name];
    if (value == null) return [];
    return [[name, name === "skills" ? skillsText(value) : String(value)]];
  });
  return Object.fromEntries(given) as FeedRow;
}
