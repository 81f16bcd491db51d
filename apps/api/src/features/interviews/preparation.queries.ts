import type { Tx } from "../../platform/db/database.ts";

interface Claim {
  level: number | null;
  confirmed: boolean;
}

/** Returns a person's current claims on some skills, by skill id. */
export async function claimsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: readonly string[],
): Promise<Map<string, Claim>> {
  const { rows } = await tx.$client.query<Claim & { skill_id: string }>({
    name: "interview_claims",
    text: `select skill_id, level, source = 'confirmed' as confirmed from person_claims
      where company_id = $1 and user_id = $2 and skill_id = any($3::uuid[])
        and (expires_on is null or expires_on >= current_date)`,
    values: [companyId, userId, skillIds],
  });
  return new Map(rows.map(({ skill_id: id, ...claim }) => [id, claim]));
}
