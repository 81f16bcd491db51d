import type { KeyboardEvent } from "react";
import type { Tree } from "../tree/buildTree.ts";
import type { VisibleRow } from "../tree/visibleRows.ts";

interface Options {
  tree: Tree;
  rows: readonly VisibleRow[];
  /** Index of the focused row. */
  at: number;
  onMove: (at: number) => void;
  onToggle: (id: string) => void;
  onSelect: (id: string) => void;
}

/** Returns the next row whose name starts with a letter, wrapping around. */
function rowByLetter({ tree, rows, at }: Options, letter: string): number {
  const begins = (index: number) =>
    tree.nodes
      .get(rows[index]?.id ?? "")
      ?.role.name.toLocaleLowerCase()
      .startsWith(letter);
  for (let step = 1; step <= rows.length; step++) {
    const index = (at + step) % rows.length;
    if (begins(index)) return index;
  }
  return at;
}

/** Returns the target of a key by the ARIA tree pattern; null for other keys. */
export function keyTarget(options: Options, key: string): number | "toggle" | "select" | null {
  const { rows, at } = options;
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, rows.length - 1);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    case "ArrowRight":
      return row.isOpen === null ? at : row.isOpen ? at + 1 : "toggle";
    case "ArrowLeft": {
      if (row.isOpen) return "toggle";
      const parent = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
      return parent < 0 ? at : parent;
    }
    case "Enter":
    case " ":
      return "select";
    default:
      return /^\p{L}$/u.test(key) ? rowByLetter(options, key.toLocaleLowerCase()) : null;
  }
}

/** Returns a key handler that navigates the tree. */
export function useTreeKeys(options: Options): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = keyTarget(options, event.key);
    if (target === null) return;
    event.preventDefault();
    const id = options.rows[options.at]?.id;
    if (typeof target === "number") options.onMove(target);
    else if (id !== undefined) (target === "toggle" ? options.onToggle : options.onSelect)(id);
  };
}
