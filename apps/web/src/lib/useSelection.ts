import { useCallback, useState } from "react";
import { ALL_SELECTED, NONE_SELECTED, type Selected, select, singleSelectedName } from "./selection.ts";

/**
 * Returns the selection of a list, the ids of people who are selected one by one, and functions that change it, which
 * stay the same between renders.
 */
export function useSelection() {
  const [selected, setSelected] = useState<Selected>(NONE_SELECTED);
  // Stable, because a row is redrawn when one of its properties changes.
  const choose = useCallback(
    (people: readonly { id: string; name: string }[], on: boolean) =>
      setSelected((now) => select(now, people, on)),
    [],
  );
  const chooseAll = useCallback(() => setSelected(ALL_SELECTED), []);
  const clear = useCallback(() => setSelected(NONE_SELECTED), []);
  const ids = selected.all ? [] : [...selected.people.keys()];
  return { selected, ids, choose, chooseAll, clear, name: singleSelectedName(selected) };
}
