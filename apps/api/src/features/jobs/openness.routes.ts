import { getOpenness, saveOpenness } from "@vaardig/contract/jobs/openness";
import { opennessOf, setOpenness } from "../../domain/people/openness.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

/** Registers the routes of being open to internal moves. Not logged: it is a private matter. */
export function opennessRoutes(app: App): void {
  route(app, getOpenness, async ({ viewer, tx }) =>
    found(await opennessOf(tx, viewer.companyId, viewer.userId)),
  );

  route(app, saveOpenness, async ({ body, viewer, tx }) => {
    await setOpenness(tx, viewer.companyId, viewer.userId, body);
    return found(await opennessOf(tx, viewer.companyId, viewer.userId));
  });
}
