import { EVENT_CATEGORIES, getSystemEvents } from "@vaardig/contract/events/events";
import { managerReaderId } from "../../domain/applications/lineManager.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canSeePrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { nounsOf } from "./eventKinds.ts";
import { hiddenKinds, readableCategories } from "./events.policy.ts";
import { presentEvents } from "./events.present.ts";
import { eventsAbout } from "./events.queries.ts";

export function eventsRoutes(app: App): void {
  route(app, getSystemEvents, async ({ query, viewer, tx, language, services: { secrets } }) => {
    const { companyId } = viewer;
    const userIds = [...new Set(query.user_ids)];
    for (const id of userIds)
      authorize(await canSeePrivate(tx, viewer, found(await findPerson(tx, companyId, id))));
    // For several people, only categories readable for each of them.
    const categories = EVENT_CATEGORIES.filter((one) =>
      userIds.every((id) => readableCategories(viewer, id).includes(one)),
    );
    const hidden = [...new Set(userIds.flatMap((id) => hiddenKinds(viewer, id)))];
    const isOwn = userIds.every((id) => id === viewer.userId);
    const manager = isOwn ? null : managerReaderId(viewer);
    const asked = categories.filter((one) => query.category === undefined || one === query.category);
    const { rows, total } = await eventsAbout(
      tx,
      { companyId, userIds, nouns: nounsOf(asked), views: asked.includes("views"), hidden, manager },
      query,
    );
    return { data: await presentEvents(tx, { viewer, language, secrets }, rows), total, categories };
  });
}
