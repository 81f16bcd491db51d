import { LIMITS } from "@vaardig/contract/limits";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { confirmationsOf } from "./confirmations.queries.ts";
import type { NewPersonSkill, PersonSkillRow } from "./personSkills.queries.ts";
import { personSkills } from "./skills.table.ts";

/** Whether a confirmed level still holds against what the person says now. */
export function holdsAgainstOwnWord(row: PersonSkillRow, now = new Date()): boolean {
  if (row.source !== "confirmed") return false;
  const end = new Date(row.validFrom);
  end.setMonth(end.getMonth() + LIMITS.confirmationMonths);
  return end > now;
}

/**
 * Keeps what a person says beside a confirmation that holds: the statement is history from the moment it is made, and
 * the confirmed level stays. When the skill was used last is the person's to say and no rating. Answers the skills whose
 * statement is new.
 */
export async function stateBeside(
  tx: Tx,
  pairs: { row: PersonSkillRow; entry: NewPersonSkill }[],
): Promise<string[]> {
  const [first] = pairs;
  if (!first) return [];
  const { companyId, userId } = first.row;
  const said = new Map(
    (await confirmationsOf(tx, companyId, userId)).map((one) => [one.skill_id, one.own_level]),
  );
  const isNews = ({ row, entry }: (typeof pairs)[number]) =>
    entry.level !== (said.get(row.skillId) ?? row.level) ||
    (entry.lastUsed !== undefined && entry.lastUsed !== row.lastUsed);
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
      lastUsed: entry.lastUsed === undefined ? row.lastUsed : entry.lastUsed,
      createdBy: userId,
      validFrom: sql`now()`,
      validTo: sql`now()`,
    })),
  );
  for (const { row, entry } of news) {
    if (entry.lastUsed === undefined || entry.lastUsed === row.lastUsed) continue;
    await tx
      .update(personSkills)
      .set({ lastUsed: entry.lastUsed })
      .where(and(eq(personSkills.companyId, companyId), eq(personSkills.id, row.id)));
    row.lastUsed = entry.lastUsed;
  }
  return news.map(({ row }) => row.skillId);
}
