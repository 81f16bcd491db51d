import Box from "@mui/material/Box";
import { ViewportPortal } from "@xyflow/react";
import { memo, useMemo } from "react";
import { CARD, type Layout } from "../layout/layoutTree.ts";
import { linesOf } from "../layout/linesOf.ts";
import type { Tree } from "../tree/buildTree.ts";

interface Props {
  layout: Layout;
  tree: Tree;
  /** Too far away for cards: they are drawn as plain shapes. */
  isFar: boolean;
  ownId: string | null;
  colorOf: (departmentId: string | undefined) => string;
}

const card = (x: number, y: number): string => `M${x} ${y}h${CARD.width}v${CARD.height}h${-CARD.width}z`;

/** The cards of each department as one path, so that thousands cost no more than a few. */
function farPaths({ layout, tree, colorOf }: Pick<Props, "layout" | "tree" | "colorOf">): [string, string][] {
  const paths = new Map<string, string[]>();
  for (const { id, x, y } of layout.placed) {
    const color = colorOf(tree.nodes.get(id)?.role.department?.id);
    const shapes = paths.get(color) ?? [];
    shapes.push(card(x, y));
    paths.set(color, shapes);
  }
  return [...paths].map(([color, shapes]) => [color, shapes.join("")]);
}

/** What lies under the cards: all lines as one path and, from afar, the cards themselves as shapes. */
export const Backdrop = memo(function Backdrop({ layout, tree, isFar, ownId, colorOf }: Props) {
  const lines = useMemo(() => linesOf(layout), [layout]);
  const far = useMemo(
    () => (isFar ? farPaths({ layout, tree, colorOf }) : []),
    [isFar, layout, tree, colorOf],
  );
  const own = isFar && ownId !== null ? layout.byId.get(ownId) : undefined;
  return (
    <ViewportPortal>
      <Box
        component="svg"
        aria-hidden
        sx={{
          position: "absolute",
          zIndex: -1,
          width: 1,
          height: 1,
          overflow: "visible",
          pointerEvents: "none",
          color: "controlLine",
        }}
      >
        <path
          d={lines}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.7}
          strokeWidth={isFar ? 3 : 1.25}
        />
        {far.map(([color, data]) => (
          <path key={color} d={data} fill={color} fillOpacity={0.75} />
        ))}
        {own && (
          <Box
            component="path"
            d={card(own.x, own.y)}
            sx={{
              fill: "none",
              stroke: "var(--v-palette-primary-main)",
              strokeWidth: 40,
              strokeLinejoin: "round",
            }}
          />
        )}
      </Box>
    </ViewportPortal>
  );
});
