import { getOpenness, saveOpenness } from "@vaardig/contract/jobs/openness";
import { opennessOf, setOpenness } from "../../domain/people/openness.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

/** Saying that one is open to another job inside. Nothing of it is logged: it is the person's own affair. */
export function opennessRoutes(app: App): void {
  route(app, getOpenness, async ({ viewer, tx }) =>
    found(await opennessOf(tx, viewer.companyId, viewer.userId)),
  );

  route(app, saveOpenness, async ({ body, viewer, tx }) => {
    await setOpenness(tx, viewer.companyId, viewer.userId, body);
    return found(await opennessOf(tx, viewer.companyId, viewer.userId));
  });
}
