import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { nameTakenError, type TalentPoolRow } from "./talent-pools.queries.ts";

/** A type, not an interface: it is stored as the data of an event. */
type Kept = {
  version: number;
  owner_id: string;
  created_at: string;
  team: { id: string; part: "co_owner" | "member" }[];
  people: { id: string; by: string; at: string }[];
};

/** SQL condition: the deletion can still be undone. */
export const CAN_UNDO_SQL = "at > now() - interval '1 hour'";

interface Actor {
  companyId: string;
  userId: string;
}

/** Deletes a pool; the event stores its people by id, for the undo. Throws 409 for an older version. */
export async function deletePool(
  tx: Tx,
  { companyId, userId: actorId }: Actor,
  pool: Pick<TalentPoolRow, "id" | "ownerId" | "coOwnerIds" | "memberIds" | "created_at">,
  version: number,
): Promise<void> {
  const { id } = pool;
  const held = await tx.$client.query(
    "select 1 from talent_pools where company_id = $1 and id = $2 and version = $3 for update",
    [companyId, id, version],
  );
  if (held.rowCount === 0) throw new AppError("stale_version");
  const { rows: people } = await tx.$client.query<{ user_id: string; added_by: string; created_at: Date }>(
    "select user_id, added_by, created_at from talent_pool_people where company_id = $1 and talent_pool_id = $2",
    [companyId, id],
  );
  const data: Kept = {
    version,
    owner_id: pool.ownerId,
    created_at: pool.created_at.toISOString(),
    team: [
      ...pool.coOwnerIds.map((one) => ({ id: one, part: "co_owner" as const })),
      ...pool.memberIds.map((one) => ({ id: one, part: "member" as const })),
    ],
    people: people.map((one) => ({ id: one.user_id, by: one.added_by, at: one.created_at.toISOString() })),
  };
  await tx.$client.query("delete from talent_pools where company_id = $1 and id = $2", [companyId, id]);
  await recordEvent(tx, { companyId, actorId, kind: "talent_pool.deleted", subjectId: id, data });
}

/**
 * Restores a pool that the actor deleted within the hour, with those of its people who still exist; the event
 * contains no text, so name and description are given. Throws 404 when there is nothing to undo, and
 * `conflict` at a name that was taken meanwhile.
 */
export async function restorePool(
  tx: Tx,
  { companyId, userId: actorId }: Actor,
  words: { id: string; name: string; description: string },
): Promise<void> {
  const { id, name, description } = words;
  const { rows } = await tx.$client.query<{ data: Kept }>(
    `select data from events where company_id = $1 and subject_id = $2 and kind = 'talent_pool.deleted' and actor_id = $3
       and ${CAN_UNDO_SQL} order by at desc limit 1`,
    [companyId, id, actorId],
  );
  const kept = found(rows[0]).data;
  const { rowCount: made } = await tx.$client.query(
    `insert into talent_pools (company_id, id, name, description, version, created_at, owner_id)
     values ($1, $2, $3, $4, $5, $6, coalesce((select u.id from users u where u.company_id = $1 and u.id = $7), $8))
     on conflict do nothing`,
    [companyId, id, name, description, kept.version + 1, kept.created_at, kept.owner_id, actorId],
  );
  if (made === 0) {
    const { rowCount: isThere } = await tx.$client.query(
      "select 1 from talent_pools where company_id = $1 and id = $2",
      [companyId, id],
    );
    if (isThere === 0) throw nameTakenError();
    return;
  }
  await tx.$client.query(
    `insert into talent_pool_members (company_id, talent_pool_id, user_id, part)
     select $1, $2, t.id, t.part from jsonb_to_recordset($3::jsonb) t(id uuid, part text)
     join users u on u.company_id = $1 and u.id = t.id`,
    [companyId, id, JSON.stringify(kept.team)],
  );
  await tx.$client.query(
    `insert into talent_pool_people (company_id, talent_pool_id, user_id, added_by, created_at)
     select $1, $2, t.id, t.by, t.at from jsonb_to_recordset($3::jsonb) t(id uuid, by uuid, at timestamptz)
     join users u on u.company_id = $1 and u.id = t.id`,
    [companyId, id, JSON.stringify(kept.people)],
  );
  await recordEvent(tx, { companyId, actorId, kind: "talent_pool.restored", subjectId: id });
}
