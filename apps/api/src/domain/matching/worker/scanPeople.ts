import type { Tx } from "../../../platform/db/database.ts";
import { PACKED } from "./packedClaims.ts";
import { type RankableSide, SIDE } from "./rankable.ts";

/** A person's id, side and packed claims, null when there are none. */
export type ScannedPerson = [id: string, side: RankableSide, claims: Buffer | null];

const BATCH = 5_000;

/** Visits everybody of a company by id, with the claims that hold today, a batch at a time; the next one is on its way while one is visited. */
export async function scanPeople(
  tx: Tx,
  companyId: string,
  today: string,
  visit: (person: ScannedPerson) => void,
): Promise<void> {
  const fetch = () =>
    tx.$client.query<ScannedPerson>({ text: `fetch ${BATCH} from people`, rowMode: "array" });
  await tx.$client.query(
    `declare people no scroll cursor for
      select u.id, ${SIDE}, claims from users u
      left join (
        select c.user_id, ${PACKED} as claims from person_claims c
        where c.company_id = '${companyId}' and (c.expires_on is null or c.expires_on >= '${today}') group by c.user_id) own on own.user_id = u.id
      where u.company_id = '${companyId}' order by u.id`,
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
