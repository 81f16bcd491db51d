import {
  countUnread,
  getNotificationPreferences,
  listNotifications,
  markAllRead,
  markRead,
  setNotificationPreferences,
  undoMarkAllRead,
} from "@vaardig/contract/notifications/notifications";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    countUnread: call.query(builder, countUnread, { provides: ["notifications"] }),
    listNotifications: call.query(builder, listNotifications, { provides: ["notifications"] }),
    markRead: call.mutation(builder, markRead, { invalidates: ["notifications"] }),
    markAllRead: call.mutation(builder, markAllRead, { invalidates: ["notifications"] }),
    undoMarkAllRead: call.mutation(builder, undoMarkAllRead, { invalidates: ["notifications"] }),
    getNotificationPreferences: call.query(builder, getNotificationPreferences, {
      provides: ["notification-preferences"],
    }),
    setNotificationPreferences: call.mutation(builder, setNotificationPreferences, {
      invalidates: ["notification-preferences"],
    }),
  }),
});

export const {
  useCountUnreadQuery,
  useListNotificationsQuery,
  useMarkReadMutation,
  useMarkAllReadMutation,
  useUndoMarkAllReadMutation,
  useGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} = api;
