import { FEWEST_PEOPLE, type SkillTrend } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { skillTrend } from "./trend.queries.ts";

const ROUNDED = 100;

/** How levels went; a month in which fewer than five people had one tells nothing. */
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
        people < FEWEST_PEOPLE || known === 0
          ? null
          : { known, confirmed, met, mean: Math.round((sum / known) * ROUNDED) / ROUNDED },
    })),
  };
}
