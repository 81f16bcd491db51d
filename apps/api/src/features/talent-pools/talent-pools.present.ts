import type { PersonRef } from "@vaardig/contract/organization/organization";
import type { TalentPool, TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { canOpenPool, worksOnPool } from "../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { personRefs, poolMemberRefs } from "./poolMemberRefs.queries.ts";
import { poolActions } from "./talent-pools.policy.ts";
import { findTalentPools, type TalentPoolRow } from "./talent-pools.queries.ts";

/** The reader. */
export interface ReaderContext {
  viewer: Viewer;
  services: { secrets: Secrets };
}

interface RefRow {
  id: string;
  name: string;
  photo_id: string | null;
}

function refOf({ viewer, services }: ReaderContext, { id, name, photo_id: photo }: RefRow): PersonRef {
  return { id, name, photo_url: photoUrl(services.secrets, viewer.companyId, photo) };
}

/** Converts pools to the wire format; the people in a pool are shown only to readers who may open it. */
export async function presentPools(
  tx: Tx,
  reading: ReaderContext,
  rows: readonly TalentPoolRow[],
): Promise<TalentPool[]> {
  const { viewer } = reading;
  const open = rows.filter((row) => canOpenPool(viewer, row)).map(({ id }) => id);
  const faces = Map.groupBy(await poolMemberRefs(tx, viewer.companyId, open), (face) => face.talent_pool_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    people_count: row.people_count,
    owner_name: row.owner_name,
    shared: worksOnPool(viewer, row),
    faces: (faces.get(row.id) ?? []).map((face) => refOf(reading, face)),
    version: row.version,
    can: poolActions(viewer, row),
  }));
}

/** Returns one pool with its team in the wire format. Throws 404 when the company has none of this id. */
export async function presentPool(tx: Tx, reading: ReaderContext, id: string): Promise<TalentPoolDetail> {
  const row = found((await findTalentPools(tx, reading.viewer.companyId, [id]))[0]);
  const [pool] = await presentPools(tx, reading, [row]);
  const people = await personRefs(tx, reading.viewer.companyId, [
    row.ownerId,
    ...row.coOwnerIds,
    ...row.memberIds,
  ]);
  const refs = (ids: string[]) =>
    people.filter((one) => ids.includes(one.id)).map((one) => refOf(reading, one));
  return {
    ...found(pool),
    created_at: row.created_at.toISOString(),
    team: {
      owner: refs([row.ownerId])[0] ?? null,
      co_owners: refs(row.coOwnerIds),
      members: refs(row.memberIds),
    },
  };
}
