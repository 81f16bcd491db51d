import {
  getPoolFits,
  listPoolPeople,
  listPoolPeopleIds,
  POOL_IDS_MAX,
  removeFromTalentPool,
  restoreToTalentPool,
} from "@vaardig/contract/talent-pools/talentPools";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { canOpenPool } from "../../domain/talent-pools/poolScope.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { bestOpenJobs } from "./bestJobs.ts";
import { presentPoolPeople } from "./poolPeople.present.ts";
import { deletePoolPeople, peopleOfPools, poolPeople, restorePoolPeople } from "./poolPeople.queries.ts";
import { readPool } from "./readPool.ts";
import { canEditPool } from "./talent-pools.policy.ts";
import { findTalentPools, lockTalentPools } from "./talent-pools.queries.ts";

/** Match bands of people worth considering for a job. */
const FITTING = ["very_high", "high"];

export function poolPeopleRoutes(app: App): void {
  route(app, listPoolPeople, async (call) => {
    const { query, viewer, tx, services } = call;
    const { companyId } = viewer;
    const { id, search_query: search, sort, page, size } = query;
    const pool = await readPool(tx, viewer, id);
    const people = await poolPeople(tx, companyId, { id, search, sort });
    const pageOf = <T>(list: T[]) => list.slice(page * size, (page + 1) * size);
    const best = await bestOpenJobs(
      tx,
      services.matching,
      companyId,
      sort === "fit" ? people : pageOf(people),
    );
    const scoreOf = (userId: string) => best.get(userId)?.score ?? -1;
    const order = sort === "fit" ? people.sort((a, b) => scoreOf(b.id) - scoreOf(a.id)) : people;
    return { data: await presentPoolPeople(tx, call, pool, pageOf(order), best), total: people.length };
  });

  route(app, listPoolPeopleIds, async ({ query, viewer, tx }) => {
    const { id, search_query: search } = query;
    await readPool(tx, viewer, id);
    const people = await poolPeople(tx, viewer.companyId, { id, search, sort: "name" });
    return { ids: people.slice(0, POOL_IDS_MAX).map((person) => person.id), total: people.length };
  });

  route(app, getPoolFits, async ({ query, viewer, tx, services }) => {
    const { companyId } = viewer;
    const pools = await findTalentPools(tx, companyId, query.ids);
    const ids = pools.filter((pool) => canOpenPool(viewer, pool)).map(({ id }) => id);
    const people = await peopleOfPools(tx, companyId, ids);
    const once = [...new Map(people.map((person) => [person.id, person])).values()];
    const best = await bestOpenJobs(tx, services.matching, companyId, once);
    const fits = people.filter(({ id }) => FITTING.includes(best.get(id)?.band ?? ""));
    const data = ids.map((id) => ({
      talent_pool_id: id,
      fitting: fits.filter((person) => person.talent_pool_id === id).length,
    }));
    return { data, total: data.length };
  });

  route(app, removeFromTalentPool, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { talent_pool_id: subjectId, user_ids: userIds } = body;
    authorize(canEditPool(viewer, await readPool(tx, viewer, subjectId)));
    const gone = await deletePoolPeople(tx, companyId, subjectId, userIds);
    await recordEvents(
      tx,
      gone.map(({ user_id: userId, added_by, created_at }) => ({
        companyId,
        actorId,
        kind: "talent_pool.person_removed",
        userId,
        subjectId,
        data: { added_by, added_at: created_at.toISOString() },
      })),
    );
    return { taken_out: gone.length };
  });

  route(app, restoreToTalentPool, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { talent_pool_id: subjectId, user_ids: userIds } = body;
    authorize(canEditPool(viewer, await readPool(tx, viewer, subjectId)));
    if ((await lockTalentPools(tx, companyId, [subjectId])) === 0) throw new AppError("not_found");
    const back = await restorePoolPeople(tx, viewer, subjectId, userIds);
    await recordEvents(
      tx,
      back.map((userId) => ({
        companyId,
        actorId,
        kind: "talent_pool.person_put_back",
        userId,
        subjectId,
      })),
    );
    return { put_back: back.length };
  });
}
