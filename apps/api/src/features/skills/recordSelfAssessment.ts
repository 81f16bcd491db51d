import { LIMITS } from "@vaardig/contract/limits";
import { and, eq, sql } from "drizzle-orm";
import type { NewPersonSkill, PersonSkillRow } from "../../domain/skills/personSkills.queries.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { confirmationsOf } from "../../domain/skills/ratings.queries.ts";
import type { Tx } from "../../platform/db/database.ts";

/** Whether a confirmed level still holds against what the person says now. */
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

/** The dates that hold after a statement; what it leaves out stays. */
function datesOf({ row, entry }: Statement): Pick<PersonSkillRow, "lastUsed" | "expiresOn"> {
  return {
    lastUsed: entry.lastUsed === undefined ? row.lastUsed : entry.lastUsed,
    expiresOn: entry.expiresOn === undefined ? row.expiresOn : entry.expiresOn,
  };
}

/**
 * Keeps what a person says beside a confirmation that holds: the statement is history from the moment it is made, and
 * the confirmed level stays. When the skill was used last and until when a licence is valid are the person's to say. Answers the skills whose
 * statement is new.
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
