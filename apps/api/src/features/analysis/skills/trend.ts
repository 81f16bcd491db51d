import { PEOPLE_SHOWN_MIN, type SkillTrend } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { skillTrend } from "./trend.queries.ts";

const ROUNDED = 100;

/** Returns the development of levels; a month with fewer than five people is left empty. */
export async function readTrend(
  tx: Tx,
  where: Condition,
  asked: Parameters<typeof skillTrend>[2],
): Promise<Pick<SkillTrend, "begins" | "months">> {
  const rows = await skillTrend(tx, where, asked);
  return {
    begins: rows[0]?.begins ?? null,
    months: rows.map(({ month, known, confirmed, met, sum, people }) => ({
      month,
      is:
        people < PEOPLE_SHOWN_MIN || known === 0
          ? null
          : { known, confirmed, met, mean: Math.round((sum / known) * ROUNDED) / ROUNDED },
    })),
  };
}
