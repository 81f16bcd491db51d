import type { NotificationPlace } from "@vaardig/contract/notifications/notifications";
import { useCallback } from "react";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { usePath } from "../../lib/usePath.ts";

/** Address of what a notification leads to; undefined where the record is gone or the role has no screen for it. */
export function useNotificationPlace(): (place: NotificationPlace | null) => string | undefined {
  const pathTo = usePath();
  return useCallback(
    (place) => {
      if (!place) return undefined;
      // A key that the menu does not have has no address.
      const path = pathTo(place.screen as ScreenKey, place.params);
      const search = new URLSearchParams(place.query).toString();
      return path && search ? `${path}?${search}` : path;
    },
    [pathTo],
  );
}
