import {
  addSavedView,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
  type SavedView,
} from "@vaardig/contract/saved-views/savedViews";
import { and, eq, ne, sql } from "drizzle-orm";
import { lockPeople } from "../../domain/people/lockPeople.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { savedViews } from "./savedViews.table.ts";

/** More would be no help in finding one. */
const MOST = 100;

function presentView({ id, screen, name, search, createdAt }: typeof savedViews.$inferSelect): SavedView {
  return { id, screen, name, search, created_at: createdAt.toISOString() };
}

const ofViewer = ({ companyId, userId }: Viewer) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.userId, userId));
const isNamed = (name: string) => sql`lower(${savedViews.name}) = lower(${name})`;

/** Views are each person's own: nobody else sees, changes or deletes them. */
export function savedViewsRoutes(app: App): void {
  route(app, listSavedViews, async ({ query, viewer, tx }) => {
    const rows = await tx
      .select()
      .from(savedViews)
      .where(and(ofViewer(viewer), eq(savedViews.screen, query.screen)))
      .orderBy(sql`lower(${savedViews.name} collate "und-x-icu")`, savedViews.id)
      .limit(MOST);
    return { data: rows.map(presentView), total: rows.length };
  });

  route(app, addSavedView, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    // Two writes of a person take turns, so that a name stays one view.
    await lockPeople(tx, companyId, [userId]);
    const mine = and(ofViewer(viewer), eq(savedViews.screen, body.screen));
    // Two whose names differ in capitals alone may be from before these were one: the one that is spelt so is meant.
    const [same] = await tx
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(mine, isNamed(body.name)))
      .orderBy(sql`${savedViews.name} <> ${body.name}`, savedViews.id)
      .limit(1);
    if (same) {
      const [replaced] = await tx
        .update(savedViews)
        .set({ name: body.name, search: body.search })
        .where(and(mine, eq(savedViews.id, same.id)))
        .returning();
      return presentView(found(replaced));
    }
    if ((await tx.$count(savedViews, mine)) >= MOST) throw new AppError("conflict");
    const [row] = await tx
      .insert(savedViews)
      .values({ companyId, userId, ...body })
      .returning();
    return presentView(found(row));
  });

  route(app, renameSavedView, async ({ body: { id, name }, viewer, tx }) => {
    await lockPeople(tx, viewer.companyId, [viewer.userId]);
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(ofViewer(viewer), eq(savedViews.id, id)));
    const { screen } = found(view);
    const others = and(ofViewer(viewer), eq(savedViews.screen, screen), ne(savedViews.id, id));
    if ((await tx.$count(savedViews, and(others, isNamed(name)))) > 0)
      throw new AppError("validation_failed", { fields: { name: "name_taken" } });
    const [renamed] = await tx
      .update(savedViews)
      .set({ name })
      .where(and(ofViewer(viewer), eq(savedViews.id, id)))
      .returning();
    return presentView(found(renamed));
  });

  route(app, deleteSavedView, async ({ query, viewer, tx }) => {
    const gone = await tx
      .delete(savedViews)
      .where(and(ofViewer(viewer), eq(savedViews.id, query.id)))
      .returning({ id: savedViews.id });
    found(gone[0]);
    return {};
  });
}
