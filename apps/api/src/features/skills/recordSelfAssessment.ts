import { LIMITS } from "@vaardig/contract/limits";
import { and, eq, sql } from "drizzle-orm";
import type { NewPersonSkill, PersonSkillRow } from "../../domain/skills/personSkills.queries.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { confirmationsOf } from "../../domain/skills/ratings.queries.ts";
import type { Tx } from "../../platform/db/database.ts";

/** Returns whether a confirmed level is recent enough to take precedence over a new statement. */
export function isConfirmationCurrent(row: PersonSkillRow, now = new Date()): boolean {
  if (row.source !== "confirmed") return false;
  const end = new Date(row.validFrom);
  end.setMonth(end.getMonth() + LIMITS.confirmationMonths);
  return end > now;
}

interface Statement {
  row: PersonSkillRow;
  entry: NewPersonSkill;
}

/** Returns the dates after a statement; absent ones stay unchanged. */
function datesOf({ row, entry }: Statement): Pick<PersonSkillRow, "lastUsed" | "expiresOn"> {
  return {
    lastUsed: entry.lastUsed === undefined ? row.lastUsed : entry.lastUsed,
    expiresOn: entry.expiresOn === undefined ? row.expiresOn : entry.expiresOn,
  };
}

/**
 * Stores a person's statement beside a current confirmation: the statement is history from the start, and the
 * confirmed level stays. The last use of a skill and the validity of a licence are the person's to state.
 * Returns the skills with a new statement.
 */
export async function recordSelfAssessment(tx: Tx, pairs: Statement[]): Promise<string[]> {
  const [first] = pairs;
  if (!first) return [];
  const { companyId, userId } = first.row;
  const said = new Map(
    (await confirmationsOf(tx, companyId, userId)).map((one) => [one.skill_id, one.own_level]),
  );
  const isNews = ({ row, entry }: Statement) =>
    entry.level !== (said.get(row.skillId) ?? row.level) ||
    datesOf({ row, entry }).lastUsed !== row.lastUsed ||
    datesOf({ row, entry }).expiresOn !== row.expiresOn;
  const news = pairs.filter(isNews);
  if (news.length === 0) return [];
  await tx.insert(personSkills).values(
    news.map(({ row, entry }) => ({
      companyId,
      userId,
      skillId: row.skillId,
      level: entry.level,
      source: entry.source,
      words: entry.words ?? null,
      ...datesOf({ row, entry }),
      createdBy: userId,
      validFrom: sql`now()`,
      validTo: sql`now()`,
    })),
  );
  for (const { row, entry } of news) {
    const dates = datesOf({ row, entry });
    if (dates.lastUsed === row.lastUsed && dates.expiresOn === row.expiresOn) continue;
    await tx
      .update(personSkills)
      .set(dates)
      .where(and(eq(personSkills.companyId, companyId), eq(personSkills.id, row.id)));
    Object.assign(row, dates);
  }
  return news.map(({ row }) => row.skillId);
}
