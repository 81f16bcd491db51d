import type { Claim, ClaimSource } from "@vaardig/matching/model";
import type { Tx } from "../../../platform/db/database.ts";

interface ClaimRow {
  user_id: string;
  skill_id: string;
  level: number | null;
  source: ClaimSource;
  endorsed_level: number | null;
  last_used: string | null;
  expires_on: string | null;
}

/** A person's claims, with dates that the scorer does not need but the match sheet shows. */
export interface PersonClaims {
  /** Without expired licences. */
  claims: Claim[];
  /** Dates by skill id. */
  lastUsed: ReadonlyMap<string, string>;
  /** Last day of validity of licences, including expired ones. */
  expiresOn: ReadonlyMap<string, string>;
}

/** The value for a person without claims. */
export const NO_CLAIMS: PersonClaims = { claims: [], lastUsed: new Map(), expiresOn: new Map() };

export const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** Returns the whole years from a date until now; 0 when the date is unknown or in the future. */
export function yearsSince(date: string | null, now: Date): number {
  return date ? yearsBetween(Date.parse(date), now.getTime()) : 0;
}

/** Returns the whole years between two times in milliseconds; 0 when the first is later. */
export function yearsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / YEAR_MS));
}

/** Returns the UTC day that decides whether licences have expired. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

const COLUMNS = `user_id, skill_id, level, source, endorsed_level, to_char(last_used, 'YYYY-MM-DD') as last_used,
  to_char(expires_on, 'YYYY-MM-DD') as expires_on`;

/** Converts a row of `person_claims` to a claim; years since the last use are counted up to `now`. */
function toClaim(row: ClaimRow, now: Date): Claim {
  return {
    skillId: row.skill_id,
    level: row.level,
    source: row.source,
    endorsedLevel: row.endorsed_level,
    lastUsedYears: yearsSince(row.last_used, now),
  };
}

/** Returns the current claims of these people by id; people without claims are left out. */
export async function claimsOf(
  tx: Tx,
  companyId: string,
  userIds: string[],
  now: Date,
): Promise<Map<string, PersonClaims>> {
  const { rows } = await tx.$client.query<ClaimRow>({
    name: "claims_of",
    // The sub-select keeps the plan of the statement; a plain array is planned again at each call.
    text: `select ${COLUMNS} from person_claims
      where company_id = $1 and user_id = any((select $2::uuid[])::uuid[]) order by user_id, skill_id`,
    values: [companyId, userIds],
  });
  const byPerson = Map.groupBy(rows, (row) => row.user_id);
  const today = dayOf(now);
  const dates = (own: ClaimRow[], column: "last_used" | "expires_on") =>
    new Map(own.flatMap((row) => (row[column] ? [[row.skill_id, row[column]] as const] : [])));
  return new Map(
    [...byPerson].map(([id, own]) => [
      id,
      {
        claims: own
          .filter(({ expires_on: last }) => last === null || last >= today)
          .map((row) => toClaim(row, now)),
        lastUsed: dates(own, "last_used"),
        expiresOn: dates(own, "expires_on"),
      },
    ]),
  );
}
