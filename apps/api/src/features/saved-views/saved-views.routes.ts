import {
  addSavedView,
  type Digest,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
  type SavedView,
  type SavedViewScreen,
} from "@vaardig/contract/saved-views/savedViews";
import { and, eq, ne, sql } from "drizzle-orm";
import { departmentNames } from "../../domain/organization/departmentNames.queries.ts";
import { lockPeople } from "../../domain/people/lockPeople.ts";
import { parseJobSearch } from "../../domain/saved-views/jobSearch.ts";
import { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSaveViews } from "./saved-views.policy.ts";
import { scheduleSearchDigest } from "./scheduleSearchDigest.ts";

/** With more it would be hard to find one. */
const MOST = 100;

type Row = typeof savedViews.$inferSelect;

function presentView(row: Row, departments: ReadonlySet<string>): SavedView {
  const { id, screen, name, search, createdAt, digestOffAt, nextDigestAt: next } = row;
  const digest = digestOffAt ? "none" : row.digest;
  const { department } = screen === "jobs" ? parseJobSearch(search) : {};
  return {
    id,
    screen,
    name,
    search,
    digest,
    next_digest_at: digest === "none" || !next ? null : next.toISOString(),
    missing_department: department !== undefined && !departments.has(department) ? department : null,
    created_at: createdAt.toISOString(),
  };
}

async function presentOne(tx: Tx, companyId: string, row: Row | undefined): Promise<SavedView> {
  return presentView(found(row), await departmentNames(tx, companyId));
}

const ofViewer = ({ companyId, userId }: Viewer) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.userId, userId));
const isNamed = (name: string) => sql`lower(${savedViews.name}) = lower(${name})`;

/** Throws for a digest of anything but a job search. */
function refuseDigest(screen: SavedViewScreen, digest: Digest | undefined): void {
  if (screen !== "jobs" && digest !== undefined)
    throw new AppError("validation_failed", { fields: { digest: "choice" } });
}

/** Registers the routes of saved views, which are private to each person. */
export function savedViewsRoutes(app: App): void {
  route(app, listSavedViews, async ({ query, viewer, tx }) => {
    authorize(canSaveViews(viewer, query.screen));
    const rows = await tx
      .select()
      .from(savedViews)
      .where(and(ofViewer(viewer), eq(savedViews.screen, query.screen)))
      .orderBy(sql`lower(${savedViews.name} collate "und-x-icu")`, savedViews.id)
      .limit(MOST);
    const departments = await departmentNames(tx, viewer.companyId);
    return { data: rows.map((row) => presentView(row, departments)), total: rows.length };
  });

  route(app, addSavedView, async ({ body: { digest, ...body }, viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    authorize(canSaveViews(viewer, body.screen));
    refuseDigest(body.screen, digest);
    // Concurrent writes by one person take turns, so that a name stays one view.
    await lockPeople(tx, companyId, [userId]);
    const mine = and(ofViewer(viewer), eq(savedViews.screen, body.screen));
    // Older views may differ in case only: the one with the exact spelling is meant.
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
      const planned = await scheduleSearchDigest(tx, services, viewer, found(replaced), digest, {
        isNewSearch: true,
      });
      return presentOne(tx, companyId, planned);
    }
    if ((await tx.$count(savedViews, mine)) >= MOST) throw new AppError("conflict");
    const [row] = await tx
      .insert(savedViews)
      .values({ companyId, userId, ...body })
      .returning();
    return presentOne(tx, companyId, await scheduleSearchDigest(tx, services, viewer, found(row), digest));
  });

  route(app, renameSavedView, async ({ body: { id, name, digest }, viewer, tx, services }) => {
    await lockPeople(tx, viewer.companyId, [viewer.userId]);
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(ofViewer(viewer), eq(savedViews.id, id)));
    const { screen } = found(view);
    refuseDigest(screen, digest);
    if (name === undefined) {
      const planned = await scheduleSearchDigest(tx, services, viewer, found(view), digest);
      return presentOne(tx, viewer.companyId, planned);
    }
    const others = and(ofViewer(viewer), eq(savedViews.screen, screen), ne(savedViews.id, id));
    if ((await tx.$count(savedViews, and(others, isNamed(name)))) > 0)
      throw new AppError("validation_failed", { fields: { name: "name_taken" } });
    const [renamed] = await tx
      .update(savedViews)
      .set({ name })
      .where(and(ofViewer(viewer), eq(savedViews.id, id)))
      .returning();
    return presentOne(
      tx,
      viewer.companyId,
      await scheduleSearchDigest(tx, services, viewer, found(renamed), digest),
    );
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
