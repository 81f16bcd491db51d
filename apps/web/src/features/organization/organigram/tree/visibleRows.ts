import { above, type Tree } from "./buildTree.ts";

/** A role that is on screen: every role above it, up to the top or the branch looked at, is open. */
export interface VisibleRow {
  id: string;
  /** 0 at the top of what is shown. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  siblings: number;
  /** Null when nothing is below it. */
  isOpen: boolean | null;
}

/** The roles on screen from top to bottom; of one branch with `branch`. */
export function visibleRows(
  tree: Tree,
  open: ReadonlySet<string>,
  branch: string | null = null,
): VisibleRow[] {
  const rows: VisibleRow[] = [];
  const tops = branch !== null && tree.nodes.has(branch) ? [branch] : tree.roots;
  const waiting: VisibleRow[] = [];
  const wait = (ids: readonly string[], level: number) => {
    for (let at = ids.length - 1; at >= 0; at--) {
      const id = ids[at];
      const node = id === undefined ? undefined : tree.nodes.get(id);
      if (!node || id === undefined) continue;
      const isOpen = node.children.length > 0 ? open.has(id) : null;
      waiting.push({ id, level, position: at + 1, siblings: ids.length, isOpen });
    }
  };
  wait(tops, 0);
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row);
    if (row.isOpen) wait(tree.nodes.get(row.id)?.children ?? [], row.level + 1);
  }
  return rows;
}

/** Up to this many roles everything is open at first. */
const OPEN_ALL_UP_TO = 20;

/** What is open at first: all of a small organisation, else the top two levels and the way to the reader's own role. */
export function firstOpen(tree: Tree, ownId: string | null): Set<string> {
  const all = tree.nodes.size <= OPEN_ALL_UP_TO;
  const open = new Set<string>();
  for (const [id, { depth, children }] of tree.nodes)
    if (children.length > 0 && (all || depth < 2)) open.add(id);
  for (const id of ownId ? above(tree, ownId) : []) open.add(id);
  return open;
}

/** Every role that has others below it, of one branch with `branch`. */
export function allParents(tree: Tree, branch: string | null): Set<string> {
  const open = new Set<string>();
  const waiting = branch !== null && tree.nodes.has(branch) ? [branch] : [...tree.roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const children = tree.nodes.get(id)?.children ?? [];
    if (children.length > 0) open.add(id);
    waiting.push(...children);
  }
  return open;
}
