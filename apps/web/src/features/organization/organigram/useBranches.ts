import { useMemo, useState } from "react";
import { ancestorsOf, type Tree } from "./tree/buildTree.ts";
import { allParents, firstOpen } from "./tree/visibleRows.ts";

export interface Branches {
  /** Ids of expanded positions. */
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Expands all ancestors of a position, so that it is visible. */
  reveal: (id: string) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** Returns the expansion state shared by chart and list. */
export function useBranches(tree: Tree, ownId: string | null, branch: string | null): Branches {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const start = useMemo(() => firstOpen(tree, ownId), [tree, ownId]);
  const open = chosen ?? start;
  return {
    open,
    toggle: (id) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    reveal: (id) => {
      const closed = ancestorsOf(tree, id).filter((one) => !open.has(one));
      if (closed.length > 0) setChosen(new Set([...open, ...closed]));
    },
    openAll: () => setChosen(new Set([...open, ...allParents(tree, branch)])),
    closeAll: () => {
      const inside = allParents(tree, branch);
      setChosen(new Set([...open].filter((id) => !inside.has(id))));
    },
  };
}
