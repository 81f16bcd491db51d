import { ancestorsOf, type Tree } from "./buildTree.ts";

/** A visible position: all its ancestors, up to the root or the branch, are expanded. */
export interface VisibleRow {
  id: string;
  /** 0 for the visible root. */
  level: number;
  /** Position among siblings, from 1. */
  position: number;
  siblings: number;
  /** Null without children. */
  isOpen: boolean | null;
}

/** Returns the visible positions from top to bottom; with `branch`, only those of the branch. */
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

/** Number of positions up to which everything is initially expanded. */
const OPEN_ALL_UP_TO = 20;

/**
 * Returns the initially expanded positions: all in a small organisation, otherwise the top two levels and
 * the path to the reader's own.
 */
export function firstOpen(tree: Tree, ownId: string | null): Set<string> {
  const all = tree.nodes.size <= OPEN_ALL_UP_TO;
  const open = new Set<string>();
  for (const [id, { depth, children }] of tree.nodes)
    if (children.length > 0 && (all || depth < 2)) open.add(id);
  for (const id of ownId ? ancestorsOf(tree, ownId) : []) open.add(id);
  return open;
}

/** Returns every position with children; with `branch`, only those of the branch. */
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
