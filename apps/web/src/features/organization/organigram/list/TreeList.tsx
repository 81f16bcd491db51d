import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChartMotion } from "../chart/useChartMotion.ts";
import type { Tree } from "../tree/buildTree.ts";
import type { VisibleRow } from "../tree/visibleRows.ts";
import { TreeRow } from "./TreeRow.tsx";
import { useTreeKeys } from "./useTreeKeys.ts";

interface Props {
  tree: Tree;
  rows: readonly VisibleRow[];
  ownId: string | null;
  flight: ChartMotion | null;
  onToggle: (id: string) => void;
  onSelect: (id: string) => void;
}

/** Row height in pixels; on a phone a name may take two lines. */
const HEIGHT = { wide: 52, narrow: 64 };
/** Extra rows rendered outside the viewport. */
const SPARE = 8;

/** The tree as a virtualized list with full keyboard support. */
export function TreeList({ tree, rows, ownId, flight, onToggle, onSelect }: Props) {
  const { t } = useTranslation("organigram");
  const rowHeight = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"))
    ? HEIGHT.narrow
    : HEIGHT.wide;
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const [activeId, setActiveId] = useState<string | null>(null);
  const [wantsFocus, setWantsFocus] = useState(false);
  const found = rows.findIndex(({ id }) => id === (activeId ?? ownId));
  const at = Math.max(found, 0);

  const reach = (index: number) => {
    const id = rows[index]?.id;
    if (id === undefined) return;
    setActiveId(id);
    const list = box.current;
    if (!list) return;
    const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  };
  const onKeyDown = useTreeKeys({
    tree,
    rows,
    at,
    onToggle,
    onSelect,
    onMove: (index) => {
      reach(index);
      setWantsFocus(true);
    },
  });

  // The row to focus may have been rendered just now.
  useEffect(() => {
    if (!wantsFocus) return;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    setWantsFocus(false);
  }, [wantsFocus]);

  const flown = useRef(0);
  useEffect(() => {
    const index = flight ? rows.findIndex(({ id }) => id === flight.id) : -1;
    const list = box.current;
    if (!flight || !list || index < 0 || flown.current === flight.wish) return;
    flown.current = flight.wish;
    setActiveId(flight.id);
    list.scrollTop = index * rowHeight - list.clientHeight / 2;
    setWantsFocus(true);
  }, [flight, rows, rowHeight]);

  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const watch = new ResizeObserver(() => setSeen({ top: list.scrollTop, height: list.clientHeight }));
    watch.observe(list);
    return () => watch.disconnect();
  }, []);

  const from = Math.max(0, Math.floor(seen.top / rowHeight) - SPARE);
  const to = Math.min(rows.length, Math.ceil((seen.top + seen.height) / rowHeight) + SPARE);
  const near = Array.from({ length: Math.max(0, to - from) }, (_none, step) => from + step);
  const drawn = rows.length === 0 || near.includes(at) ? near : [...near, at];
  return (
    <Box
      ref={box}
      role="tree"
      aria-label={t("list-label")}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) =>
        setSeen({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }
      sx={{ height: "100%", overflowY: "auto", position: "relative" }}
    >
      <Box role="none" sx={{ height: rows.length * rowHeight, position: "relative" }}>
        {drawn.map((index) => {
          const row = rows[index];
          const node = row && tree.nodes.get(row.id);
          if (!row || !node) return null;
          return (
            <TreeRow
              key={row.id}
              row={row}
              node={node}
              top={index * rowHeight}
              height={rowHeight}
              isOwn={row.id === ownId}
              isActive={index === at}
              onFocus={() => setActiveId(row.id)}
              onToggle={() => onToggle(row.id)}
              onSelect={() => onSelect(row.id)}
            />
          );
        })}
      </Box>
    </Box>
  );
}
