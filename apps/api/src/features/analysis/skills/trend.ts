import { MIN_PEOPLE_SHOWN, type SkillTrend } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { skillTrend, trendPeople } from "./trend.queries.ts";

const ROUNDED = 100;

/** Returns the development of levels; a month with fewer than five people is left empty. */
export async function readTrend(
  tx: Tx,
  where: Condition,
  asked: Parameters<typeof skillTrend>[2],
): Promise<Pick<SkillTrend, "begins" | "months">> {
  const rows = await skillTrend(tx, where, asked);
  // Four people have at most four times what one person is counted with, so that only months with as few
  // levels need their people counted, which takes half as long again.
  const doubtful = rows.flatMap(({ known, most }, at) =>
    known > 0 && known <= (MIN_PEOPLE_SHOWN - 1) * most ? [at] : [],
  );
  const people =
    doubtful.length > 0 ? await trendPeople(tx, where, asked, doubtful) : new Map<number, number>();
  return {
    begins: rows[0]?.begins ?? null,
    months: rows.map(({ month, known, confirmed, met, sum }, at) => ({
      month,
      is:
        known === 0 || (people.get(at) ?? MIN_PEOPLE_SHOWN) < MIN_PEOPLE_SHOWN
          ? null
          : { known, confirmed, met, mean: Math.round((sum / known) * ROUNDED) / ROUNDED },
    })),
  };
}
