import {
  countUnread,
  getNotificationPreferences,
  listNotifications,
  markAllRead,
  markRead,
  setNotificationPreferences,
  undoMarkAllRead,
} from "@vaardig/contract/notifications/notifications";
import {
  countUnreadOf,
  findGroup,
  listGroups,
  markAllGroupsRead,
  markGroupRead,
  undoAllRead,
} from "../../domain/notifications/notifications.queries.ts";
import {
  readPreferences,
  saveDigestRhythm,
  savePreference,
} from "../../domain/notifications/preferences.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { formatCursor, parseCursor } from "./cursors.ts";
import { liveRoutes } from "./live.routes.ts";
import { canChooseKind, canEmailKind, canHideKind } from "./notifications.policy.ts";
import { presentGroup, presentPlace, presentPreferences } from "./notifications.present.ts";

/** Registers the routes of the viewer's own notifications: no one else reads or marks them. */
export function notificationsRoutes(app: App): void {
  route(app, listNotifications, async ({ query, viewer, tx, language, services }) => {
    const { cursor: given, size, unread_only: unreadOnly } = query;
    const cursor = given === undefined ? null : parseCursor(given);
    if (cursor === undefined) throw new AppError("validation_failed", { fields: { cursor: "invalid" } });
    const { companyId, userId } = viewer;
    const { TIME_ZONE: timeZone } = services.config;
    const rows = await listGroups(tx, { companyId, userId, timeZone, cursor, unreadOnly, size: size + 1 });
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    const reader = { viewer, language, secrets: services.secrets, timeZone };
    return {
      data: shown.map((row) => presentGroup(reader, row)),
      next: last ? formatCursor(last) : null,
    };
  });

  route(app, countUnread, async ({ viewer, tx }) => ({ unread: await countUnreadOf(tx, viewer) }));

  route(app, markRead, async ({ body, viewer, tx }) => {
    const one = found(await findGroup(tx, viewer, body.id));
    await markGroupRead(tx, viewer, one);
    return { leads_to: presentPlace(viewer, one) };
  });

  route(app, markAllRead, async ({ viewer, tx }) => {
    const at = new Date();
    return { count: await markAllGroupsRead(tx, viewer, at), read_at: at.toISOString() };
  });

  route(app, undoMarkAllRead, async ({ body, viewer, tx }) => {
    await undoAllRead(tx, viewer, new Date(body.read_at));
    return {};
  });

  route(app, getNotificationPreferences, async ({ viewer, tx }) =>
    presentPreferences(viewer.role, await readPreferences(tx, viewer)),
  );

  route(app, setNotificationPreferences, async ({ body, viewer, tx }) => {
    for (const { kind, product = null, email = null } of body.kinds ?? []) {
      authorize(canChooseKind(viewer, kind));
      if (email !== null && !canEmailKind(kind, email))
        throw new AppError("validation_failed", { fields: { email: "choice" } });
      if (product === false && !canHideKind(kind))
        throw new AppError("validation_failed", { fields: { product: "choice" } });
      await savePreference(tx, viewer, { kind, product, email });
    }
    if (body.digest) await saveDigestRhythm(tx, viewer, body.digest);
    return presentPreferences(viewer.role, await readPreferences(tx, viewer));
  });

  liveRoutes(app);
}
