import { useMemo, useState } from "react";
import { above, type Tree } from "./tree/buildTree.ts";
import { allParents, firstOpen } from "./tree/visibleRows.ts";

export interface Branches {
  /** Roles whose lower roles are shown. */
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Opens everything above a role, so that it is on screen. */
  reveal: (id: string) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** What is open and closed in chart and list alike. */
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
      const closed = above(tree, id).filter((one) => !open.has(one));
      if (closed.length > 0) setChosen(new Set([...open, ...closed]));
    },
    openAll: () => setChosen(new Set([...open, ...allParents(tree, branch)])),
    closeAll: () => {
      const inside = allParents(tree, branch);
      setChosen(new Set([...open].filter((id) => !inside.has(id))));
    },
  };
}
