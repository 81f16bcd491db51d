import type { Claim, ClaimSource } from "@vaardig/matching/model";
import type { Tx } from "../../db/database.ts";

interface ClaimRow {
  user_id: string;
  skill_id: string;
  level: number | null;
  source: ClaimSource;
  last_used: string | null;
}

/** Claims of people with the dates that the scorer does not need but the sheet shows. */
export interface PersonClaims {
  claims: Claim[];
  lastUsed: ReadonlyMap<string, string>;
}

export const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** Whole years from a date until now, 0 when it is unknown or ahead. */
export function yearsSince(date: string | null, now: Date): number {
  return date ? yearsBetween(Date.parse(date), now.getTime()) : 0;
}

/** Whole years between two moments in milliseconds, 0 when the first is the later. */
export function yearsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / YEAR_MS));
}

const COLUMNS = "user_id, skill_id, level, source, to_char(last_used, 'YYYY-MM-DD') as last_used";

/** A row of `person_skills` → what the scorer reads; `now` is what years since the last use count from. */
export function toClaim(row: ClaimRow, now: Date): Claim {
  return {
    skillId: row.skill_id,
    level: row.level,
    source: row.source,
    lastUsedYears: yearsSince(row.last_used, now),
  };
}

/** Current claims of these people; people without claims are left out. */
export async function claimsOf(
  tx: Tx,
  companyId: string,
  userIds: string[],
  now: Date,
): Promise<Map<string, PersonClaims>> {
  const { rows } = await tx.$client.query<ClaimRow>({
    name: "claims_of",
    text: `select ${COLUMNS} from person_skills
      where company_id = $1 and user_id = any($2::uuid[]) and valid_to is null order by user_id, skill_id`,
    values: [companyId, userIds],
  });
  const byPerson = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    [...byPerson].map(([id, own]) => [
      id,
      {
        claims: own.map((row) => toClaim(row, now)),
        lastUsed: new Map(
          own.flatMap((row) => (row.last_used ? [[row.skill_id, row.last_used] as const] : [])),
        ),
      },
    ]),
  );
}
