import { addSavedView, deleteSavedView, listSavedViews, type SavedView } from "@vaardig/contract/savedViews";
import { and, eq, sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { savedViews } from "./saved-views.table.ts";

/** More would be no help in finding one. */
const MOST = 100;

function presentView({ id, screen, name, search, createdAt }: typeof savedViews.$inferSelect): SavedView {
  return { id, screen, name, search, created_at: createdAt.toISOString() };
}

/** Views are each person's own: nobody else sees, changes or deletes them. */
export function savedViewsRoutes(app: App): void {
  route(app, listSavedViews, async ({ query, viewer, tx }) => {
    const rows = await tx
      .select()
      .from(savedViews)
      .where(
        and(
          eq(savedViews.companyId, viewer.companyId),
          eq(savedViews.userId, viewer.userId),
          eq(savedViews.screen, query.screen),
        ),
      )
      .orderBy(sql`lower(${savedViews.name} collate "und-x-icu")`, savedViews.id)
      .limit(MOST);
    return { data: rows.map(presentView), total: rows.length };
  });

  route(app, addSavedView, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    // Two saves at once take turns, so that a name stays one view.
    await tx.$client.query("select 1 from users where company_id = $1 and id = $2 for update", [
      companyId,
      userId,
    ]);
    const mine = and(
      eq(savedViews.companyId, companyId),
      eq(savedViews.userId, userId),
      eq(savedViews.screen, body.screen),
    );
    const [same] = await tx
      .update(savedViews)
      .set({ search: body.search })
      .where(and(mine, eq(savedViews.name, body.name)))
      .returning();
    if (same) return presentView(same);
    if ((await tx.$count(savedViews, mine)) >= MOST) throw new AppError("conflict");
    const [row] = await tx
      .insert(savedViews)
      .values({ companyId, userId, ...body })
      .returning();
    return presentView(found(row));
  });

  route(app, deleteSavedView, async ({ query, viewer, tx }) => {
    const gone = await tx
      .delete(savedViews)
      .where(
        and(
          eq(savedViews.companyId, viewer.companyId),
          eq(savedViews.userId, viewer.userId),
          eq(savedViews.id, query.id),
        ),
      )
      .returning({ id: savedViews.id });
    found(gone[0]);
    return {};
  });
}
