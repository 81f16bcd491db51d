import type { OrganigramEdge, OrganigramRole } from "@vaardig/contract/organization/organigram";

export interface TreeNode {
  role: OrganigramRole;
  parentId: string | null;
  /** In the order of the roles. */
  children: string[];
  /** 0 at the top. */
  depth: number;
  /** Roles below it, at any depth. */
  below: number;
}

export interface Tree {
  nodes: ReadonlyMap<string, TreeNode>;
  /** Roles that report to no one. */
  roots: string[];
}

/** Roles and who reports to whom as a tree. Edges of roles that are not there, and such as would close a circle, are left out. */
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

/** Whether going up from `id` meets `to`. */
function leadsTo(parents: ReadonlyMap<string, string>, id: string, to: string): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id); at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}

/** All nodes, each after its parent. */
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

/** The roles above one, nearest first. */
export function above(tree: Tree, id: string): string[] {
  const ids: string[] = [];
  for (let at = tree.nodes.get(id)?.parentId; at; at = tree.nodes.get(at)?.parentId) ids.push(at);
  return ids;
}
