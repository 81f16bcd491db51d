import type { NotificationPlace } from "@vaardig/contract/notifications/notifications";
import { useCallback } from "react";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { usePath } from "../../lib/usePath.ts";

/**
 * Returns a function that gives the path of a notification's record; undefined when the record is gone or
 * the role lacks the screen.
 */
export function useNotificationPlace(): (place: NotificationPlace | null) => string | undefined {
  const pathTo = usePath();
  return useCallback(
    (place) => {
      if (!place) return undefined;
      // A key that is not in the menu has no path.
      const path = pathTo(place.screen as ScreenKey, place.params);
      const search = new URLSearchParams(place.query).toString();
      return path && search ? `${path}?${search}` : path;
    },
    [pathTo],
  );
}
