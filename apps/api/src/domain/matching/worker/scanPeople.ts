import type { Tx } from "../../../platform/db/database.ts";
import { OWN_JOB_SQL, WITHOUT_SKILLS_SQL } from "./ownPeople.ts";
import { PACKED_CLAIMS_SQL } from "./packedClaims.ts";
import { type RankableSide, SIDE_SQL } from "./rankable.ts";

/** A person's id, side, packed claims (null for none), job profile, and whether skills are missing. */
export type ScannedPerson = [
  id: string,
  side: RankableSide,
  claims: Buffer | null,
  jobId: string | null,
  isWithoutSkills: boolean,
];

const BATCH = 5_000;

/**
 * Visits everyone of a company by id, with the claims valid today, in batches; the next batch is fetched
 * while one is visited.
 */
export async function scanPeople(
  tx: Tx,
  companyId: string,
  today: string,
  visit: (person: ScannedPerson) => void,
): Promise<void> {
  const fetch = () =>
    tx.$client.query<ScannedPerson>({ text: `fetch ${BATCH} from people`, rowMode: "array" });
  // A person with a claim other than a language has skills: only the others are looked up.
  const withoutSkills = `own.has_skills is not true and ${WITHOUT_SKILLS_SQL}`;
  const ofCompany = (text: string) => text.replaceAll("$1", `'${companyId}'`);
  await tx.$client.query(
    ofCompany(`declare people no scroll cursor for
      select u.id, ${SIDE_SQL}, claims, ${OWN_JOB_SQL}, ${withoutSkills} from users u
      left join (
        select c.user_id, ${PACKED_CLAIMS_SQL} as claims, bool_or(c.source <> 'language') as has_skills from person_claims c
        where c.company_id = $1 and (c.expires_on is null or c.expires_on >= '${today}') group by c.user_id) own on own.user_id = u.id
      where u.company_id = $1 order by u.id`),
  );
  for (let next = fetch(); ; ) {
    const { rows } = await next;
    if (rows.length < BATCH) {
      for (const row of rows) visit(row);
      break;
    }
    next = fetch();
    for (const row of rows) visit(row);
  }
  await tx.$client.query("close people");
}
