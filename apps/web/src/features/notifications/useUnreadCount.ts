import { followNotifications } from "@vaardig/contract/notifications/notifications";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { baseApi } from "../../lib/api/baseApi.ts";
import { followStream } from "../../lib/api/followStream.ts";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { requestOf } from "../../lib/api/requestOf.ts";
import { useAuth } from "../../lib/libState.ts";
import { followInOneTab } from "./followInOneTab.ts";
import { useCountUnreadQuery } from "./notifications.api.ts";

/** Milliseconds to wait for the stream before the first count, so that no change in between is missed. */
const PATIENCE_MS = 2_000;

/**
 * Returns the number of unread notifications: read once the stream is open, and again when the server
 * reports a change.
 */
export function useUnreadCount(): number {
  const { token, user } = useAuth();
  const dispatch = useDispatch();
  const [isReady, setReady] = useState(false);
  const { data: session } = useGetSessionQuery();
  // The server refuses the stream while a required second factor is missing.
  const person = session && !session.second_factor?.overdue ? user?.id : undefined;
  useEffect(() => {
    if (!token || !person) return undefined;
    const ready = () => setReady(true);
    const timer = setTimeout(ready, PATIENCE_MS);
    const changed = () => {
      dispatch(baseApi.util.invalidateTags(["notifications"]));
    };
    const stop = followInOneTab(
      `vaardig notifications ${person}`,
      (onChange, onReady) =>
        followStream({
          open: (signal) => {
            const { url, init } = requestOf(followNotifications, {}, { token, language: "en" });
            return fetch(url, { ...init, signal });
          },
          read: (data) => followNotifications.payload.safeParse(data).data,
          onNews: onChange,
          onMissed: onChange,
          onLive: (live) => live && onReady(),
        }),
      changed,
      ready,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [token, person, dispatch]);
  return useCountUnreadQuery(undefined, { skip: !isReady }).data?.unread ?? 0;
}
