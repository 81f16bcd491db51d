import type { Place } from "@vaardig/contract/dashboard/dashboard";
import { useCallback } from "react";
import { usePath } from "../../lib/usePath.ts";

/**
 * Returns a function that gives the path of a server-sent place; undefined when the role lacks the screen.
 */
export function usePlace(): (place: Place) => string | undefined {
  const pathTo = usePath();
  return useCallback(
    ({ screen, params, query }) => {
      const path = pathTo(screen, params);
      const search = new URLSearchParams(query).toString();
      return path && search ? `${path}?${search}` : path;
    },
    [pathTo],
  );
}
