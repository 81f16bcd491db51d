/** What is ticked: some people across pages, or all that the filter finds but some. */
export type Selected =
  | { all: false; people: ReadonlyMap<string, string> }
  | { all: true; except: ReadonlySet<string> };

interface Named {
  id: string;
  name: string;
}

export const NONE_SELECTED: Selected = { all: false, people: new Map() };
export const ALL_SELECTED: Selected = { all: true, except: new Set() };

/** Whether someone is ticked, by name or as one of all. */
export function isSelected(selected: Selected, id: string): boolean {
  return selected.all ? !selected.except.has(id) : selected.people.has(id);
}

/** How many are ticked of `total` that the filter finds. */
export function countSelected(selected: Selected, total: number): number {
  return selected.all ? Math.max(0, total - selected.except.size) : selected.people.size;
}

/** Ticks people, or takes their ticks away. */
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

/** What is ticked as calls take it; a filter is sent only with "all". */
export function toSelection<Filter>(
  selected: Selected,
  filter: Filter,
): { user_ids: string[] } | { filter: Filter; except: string[] } {
  return selected.all ? { filter, except: [...selected.except] } : { user_ids: [...selected.people.keys()] };
}

/** The name where exactly one person is ticked by hand. */
export function nameOfOnly(selected: Selected): string | undefined {
  if (selected.all || selected.people.size !== 1) return undefined;
  return [...selected.people.values()][0];
}
