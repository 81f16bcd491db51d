import {
  addTalentPool,
  addToTalentPools,
  deleteTalentPool,
  getTalentPool,
  listTalentPools,
  poolFilter,
  restoreTalentPool,
  saveTalentPool,
  saveTalentPoolMembers,
} from "@vaardig/contract/talent-pools/talentPools";
import { v7 } from "uuid";
import { saveTeam } from "../../domain/approval/saveTeam.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { resolveSelection, SOURCING_ROLES } from "../../domain/people/resolveSelection.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { deletePool, restorePool } from "./deletedPools.queries.ts";
import { poolPeopleRoutes } from "./poolPeople.routes.ts";
import { readPool } from "./readPool.ts";
import { canAssignPool, canDeletePool, canEditPool } from "./talent-pools.policy.ts";
import { presentPool, presentPools } from "./talent-pools.present.ts";
import {
  addPoolPeople,
  findTalentPools,
  insertTalentPool,
  listTalentPoolRows,
  lockTalentPools,
  updateTalentPool,
} from "./talent-pools.queries.ts";

export function talentPoolsRoutes(app: App): void {
  route(app, listTalentPools, async (call) => {
    const { query, viewer, tx } = call;
    const { search_query: search, filter, page, size } = query;
    const { rows, counts } = await listTalentPoolRows(tx, viewer, { filter, search, page, size });
    return {
      data: await presentPools(tx, call, rows),
      total: counts[filter],
      counts: poolFilter.options.map((one) => ({ filter: one, count: counts[one] })),
    };
  });

  route(app, addTalentPool, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId } = viewer;
    const id = v7();
    await insertTalentPool(tx, { companyId, id, ...body, ownerId: userId });
    await recordEvent(tx, { companyId, actorId: userId, kind: "talent_pool.added", subjectId: id });
    return found((await presentPools(tx, call, await findTalentPools(tx, companyId, [id])))[0]);
  });

  route(app, getTalentPool, async (call) => {
    const { id } = await readPool(call.tx, call.viewer, call.query.id);
    return presentPool(call.tx, call, id);
  });

  route(app, saveTalentPool, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...words } = body;
    authorize(canEditPool(viewer, await readPool(tx, viewer, id)));
    await updateTalentPool(tx, { companyId, id, version }, words);
    const data = { fields: Object.keys(words) };
    await recordEvent(tx, { companyId, actorId, kind: "talent_pool.changed", subjectId: id, data });
    return presentPool(tx, call, id);
  });

  route(app, saveTalentPoolMembers, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version } = body;
    const pool = await readPool(tx, viewer, id);
    authorize(canAssignPool(viewer, pool));
    const team = {
      ownerId: body.owner_id ?? pool.ownerId,
      coOwnerIds: body.co_owner_ids,
      memberIds: body.member_ids,
    };
    await saveTeam(tx, "talent_pool", { companyId, id, version }, team);
    const data = { owner_id: team.ownerId, co_owner_ids: team.coOwnerIds, member_ids: team.memberIds };
    await recordEvent(tx, { companyId, actorId, kind: "talent_pool.assigned", subjectId: id, data });
    return presentPool(tx, call, id);
  });

  route(app, deleteTalentPool, async ({ query, viewer, tx }) => {
    const pool = await readPool(tx, viewer, query.id);
    authorize(canDeletePool(viewer, pool));
    await deletePool(tx, viewer, pool, query.version);
    return {};
  });

  route(app, restoreTalentPool, async (call) => {
    await restorePool(call.tx, call.viewer, call.body);
    return presentPool(call.tx, call, call.body.id);
  });

  route(app, addToTalentPools, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const poolIds = [...new Set(body.talent_pool_ids)];
    if ((await lockTalentPools(tx, companyId, poolIds)) < poolIds.length) throw new AppError("not_found");
    const people = await resolveSelection(tx, viewer, body.selection, SOURCING_ROLES);
    const added = await addPoolPeople(
      tx,
      viewer,
      poolIds,
      people.map(({ id }) => id),
    );
    await recordEvents(
      tx,
      added.map(({ talent_pool_id: subjectId, user_id: userId }) => ({
        companyId,
        actorId,
        kind: "talent_pool.person_added",
        userId,
        subjectId,
      })),
    );
    return { added: added.length, already: poolIds.length * people.length - added.length };
  });

  poolPeopleRoutes(app);
}
