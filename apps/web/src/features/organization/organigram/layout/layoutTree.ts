import { hierarchy, tree as tidyTree } from "d3-hierarchy";
import type { Tree } from "../tree/buildTree.ts";

/** Size of a card and the gaps around it, in drawing units. */
export const CARD_SIZE = { width: 240, height: 112, gapX: 28, gapY: 44 };
/** Vertical distance between two levels. */
const STEP_Y = CARD_SIZE.height + CARD_SIZE.gapY;
/** Number of leaves from which siblings are stacked, and the height of a stack. */
const STACK_FROM = 3;
const STACK_HEIGHT = 8;

/** Top left corner of a card. `stack`: in a column below its parent, connected from the left. */
export interface PlacedCard {
  id: string;
  parentId: string | null;
  x: number;
  y: number;
  stack: boolean;
}

export interface Layout {
  placed: PlacedCard[];
  byId: ReadonlyMap<string, PlacedCard>;
  /** Bounding box of all cards. */
  bounds: { x: number; y: number; width: number; height: number };
}

interface Knot {
  id: string | null;
  parentId: string | null;
  stack: boolean;
  children: Knot[];
}

/** Returns the visible children of a position; none when collapsed. */
type ChildrenOf = (id: string) => readonly string[];

/** Returns leaves as chains, so that the tree layout reserves their columns. */
function chains(ids: readonly string[], parentId: string | null): Knot[] {
  const columns = Math.ceil(ids.length / STACK_HEIGHT);
  const height = Math.ceil(ids.length / Math.max(columns, 1));
  const tops: Knot[] = [];
  for (let at = 0; at < ids.length; at += height) {
    let below: Knot[] = [];
    for (const id of ids.slice(at, at + height).toReversed())
      below = [{ id, parentId, stack: true, children: below }];
    tops.push(...below);
  }
  return tops;
}

function knotsOf(ids: readonly string[], parentId: string | null, childrenOf: ChildrenOf): Knot[] {
  const leaves = ids.filter((id) => childrenOf(id).length === 0);
  const isStacked = leaves.length >= STACK_FROM;
  const single = isStacked ? ids.filter((id) => childrenOf(id).length > 0) : ids;
  const knots: Knot[] = single.map((id) => ({ id, parentId, stack: false, children: [] }));
  return isStacked ? [...knots, ...chains(leaves, parentId)] : knots;
}

/**
 * Lays out the positions as a tidy tree from the top, in linear time. `open` contains the expanded
 * positions, `branch` an optional root.
 */
export function layoutTree(tree: Tree, open: ReadonlySet<string>, branch: string | null = null): Layout {
  const childrenOf: ChildrenOf = (id) => (open.has(id) ? (tree.nodes.get(id)?.children ?? []) : []);
  const tops = branch !== null && tree.nodes.has(branch) ? [branch] : tree.roots;
  const root: Knot = { id: null, parentId: null, stack: false, children: knotsOf(tops, null, childrenOf) };
  const waiting = [...root.children];
  for (let knot = waiting.pop(); knot; knot = waiting.pop()) {
    if (!knot.stack && knot.id !== null) knot.children = knotsOf(childrenOf(knot.id), knot.id, childrenOf);
    waiting.push(...knot.children);
  }
  const laid = tidyTree<Knot>()
    .nodeSize([CARD_SIZE.width + CARD_SIZE.gapX, STEP_Y])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(hierarchy(root, (knot) => knot.children));
  const placed: PlacedCard[] = [];
  laid.each(({ x, depth, data: { id, parentId, stack } }) => {
    if (id === null) return;
    placed.push({ id, parentId, stack, x: Math.round(x - CARD_SIZE.width / 2), y: (depth - 1) * STEP_Y });
  });
  return { placed, byId: new Map(placed.map((one) => [one.id, one])), bounds: boundsOf(placed) };
}

function boundsOf(placed: readonly PlacedCard[]): Layout["bounds"] {
  let [left, right, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { x, y } of placed) {
    left = Math.min(left, x);
    right = Math.max(right, x + CARD_SIZE.width);
    bottom = Math.max(bottom, y + CARD_SIZE.height);
  }
  return placed.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: 0, width: right - left, height: bottom };
}
