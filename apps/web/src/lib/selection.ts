/** The selection of a list: individual people across pages, or all matches of the filter with exceptions. */
export type Selected =
  | { all: false; people: ReadonlyMap<string, string> }
  | { all: true; except: ReadonlySet<string> };

interface Named {
  id: string;
  name: string;
}

export const NONE_SELECTED: Selected = { all: false, people: new Map() };
export const ALL_SELECTED: Selected = { all: true, except: new Set() };

/** Returns whether a person is selected, individually or as one of all. */
export function isSelected(selected: Selected, id: string): boolean {
  return selected.all ? !selected.except.has(id) : selected.people.has(id);
}

/** Returns the number of selected people; `total` is the number of matches. */
export function countSelected(selected: Selected, total: number): number {
  return selected.all ? Math.max(0, total - selected.except.size) : selected.people.size;
}

/** Selects or deselects people. */
export function select(selected: Selected, people: readonly Named[], on: boolean): Selected {
  if (selected.all) {
    const except = new Set(selected.except);
    for (const { id } of people) {
      if (on) except.delete(id);
      else except.add(id);
    }
    return { all: true, except };
  }
  const next = new Map(selected.people);
  for (const { id, name } of people) {
    if (on) next.set(id, name);
    else next.delete(id);
  }
  return { all: false, people: next };
}

/** Returns the selection in the format of API calls; a filter is sent only with "all". */
export function toSelection<Filter>(
  selected: Selected,
  filter: Filter,
): { user_ids: string[] } | { filter: Filter; except: string[] } {
  return selected.all ? { filter, except: [...selected.except] } : { user_ids: [...selected.people.keys()] };
}

/** Returns the name of the only individually selected person; undefined otherwise. */
export function singleSelectedName(selected: Selected): string | undefined {
  if (selected.all || selected.people.size !== 1) return undefined;
  return [...selected.people.values()][0];
}
