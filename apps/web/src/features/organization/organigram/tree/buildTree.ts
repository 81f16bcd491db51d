import type { OrganigramEdge, OrganigramRole } from "@vaardig/contract/organization/organigram";

export interface TreeNode {
  role: OrganigramRole;
  parentId: string | null;
  /** In the order of the positions. */
  children: string[];
  /** 0 at the root. */
  depth: number;
  /** Number of positions below, at any depth. */
  below: number;
}

export interface Tree {
  nodes: ReadonlyMap<string, TreeNode>;
  /** Positions that report to none. */
  roots: string[];
}

/**
 * Builds a tree from positions and reporting edges. Edges of missing positions, and edges that would close a
 * cycle, are ignored.
 */
export function buildTree(roles: readonly OrganigramRole[], edges: readonly OrganigramEdge[]): Tree {
  const known = new Set(roles.map(({ id }) => id));
  const parents = new Map<string, string>();
  for (const { source, target } of edges)
    if (known.has(source) && known.has(target)) parents.set(target, source);
  const nodes = new Map<string, TreeNode>();
  for (const role of roles) nodes.set(role.id, { role, parentId: null, children: [], depth: 0, below: 0 });
  const roots: string[] = [];
  for (const [id, node] of nodes) {
    const parentId = parents.get(id);
    const parent = parentId === undefined ? undefined : nodes.get(parentId);
    if (parent && !leadsTo(parents, id, id)) {
      node.parentId = parent.role.id;
      parent.children.push(id);
    } else {
      parents.delete(id);
      roots.push(id);
    }
  }
  const order = topDown(nodes, roots);
  for (const node of order)
    for (const child of node.children) {
      const below = nodes.get(child);
      if (below) below.depth = node.depth + 1;
    }
  for (const node of order.toReversed()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    if (parent) parent.below += node.below + 1;
  }
  return { nodes, roots };
}

/** Returns whether `to` is an ancestor of `id`. */
function leadsTo(parents: ReadonlyMap<string, string>, id: string, to: string): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id); at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}

/** Returns all nodes, parents first. */
function topDown(nodes: ReadonlyMap<string, TreeNode>, roots: readonly string[]): TreeNode[] {
  const order: TreeNode[] = [];
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id);
    if (!node) continue;
    order.push(node);
    waiting.push(...node.children);
  }
  return order;
}

/** Returns the ancestors of a position, nearest first. */
export function ancestorsOf(tree: Tree, id: string): string[] {
  const ids: string[] = [];
  for (let at = tree.nodes.get(id)?.parentId; at; at = tree.nodes.get(at)?.parentId) ids.push(at);
  return ids;
}
