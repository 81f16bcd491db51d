import { addTalentPool, addToTalentPools, listTalentPools } from "@vaardig/contract/talentPools";
import { v7 } from "uuid";
import type { App } from "../../app.ts";
import { recordEvent } from "../../platform/events/recordEvent.ts";
import { recordEvents } from "../../platform/events/recordEvents.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { resolveSelection } from "../../platform/people/resolveSelection.ts";
import {
  addPoolPeople,
  findTalentPools,
  insertTalentPool,
  listTalentPoolRows,
  type TalentPoolRow,
} from "./talent-pools.queries.ts";

/** Whoever is asked here may add people to every pool of the company. */
const present = (row: TalentPoolRow) => ({ ...row, can: ["add_people"] });

export function talentPoolsRoutes(app: App): void {
  route(app, listTalentPools, async ({ query, viewer, tx }) => {
    const { search_query: search, page, size } = query;
    const { rows, total } = await listTalentPoolRows(tx, viewer.companyId, { search, page, size });
    return { data: rows.map(present), total };
  });

  route(app, addTalentPool, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const id = v7();
    await insertTalentPool(tx, { companyId, id, name: body.name, ownerId: userId });
    await recordEvent(tx, { companyId, actorId: userId, kind: "talent_pool.added", subjectId: id });
    return present(found((await findTalentPools(tx, companyId, [id]))[0]));
  });

  route(app, addToTalentPools, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const poolIds = [...new Set(body.talent_pool_ids)];
    const pools = await findTalentPools(tx, companyId, poolIds);
    if (pools.length < poolIds.length) throw new AppError("not_found");
    const people = await resolveSelection(tx, viewer, body.selection);
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
}
