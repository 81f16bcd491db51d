import Box from "@mui/material/Box";
import { useColorScheme, useTheme } from "@mui/material/styles";
import { useStore } from "@xyflow/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { colorValue } from "../draw/readInk.ts";
import type { Layout } from "../layout/layoutTree.ts";
import type { Tree } from "../tree/buildTree.ts";
import { paintBackdrop } from "./paintBackdrop.ts";

interface Props {
  layout: Layout;
  tree: Tree;
  /** True when zoomed out too far for cards, which are painted as plain shapes. */
  isFar: boolean;
  ownId: string | null;
  colorOf: (departmentId: string | undefined) => string;
}

/** Canvas below the cards: edges and, when zoomed out, the cards, repainted on every move. */
export function ChartCanvas({ layout, tree, isFar, ownId, colorOf }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const transform = useStore((store) => store.transform);
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const theme = useTheme();
  const { systemMode, mode } = useColorScheme();
  const { palette } = theme.vars ?? theme;
  const look = `${mode} ${systemMode}`;
  const colors = useMemo(() => {
    const known = new Map<string, string>();
    return {
      look,
      of: (name: string) => {
        const value = known.get(name) ?? colorValue(name);
        known.set(name, value);
        return value;
      },
    };
  }, [look]);

  useLayoutEffect(() => {
    const paint = canvas.current?.getContext("2d");
    if (!canvas.current || !paint || width === 0) return;
    const sharpness = window.devicePixelRatio || 1;
    const [x, y, zoom] = transform;
    const size = [Math.round(width * sharpness), Math.round(height * sharpness)] as const;
    // Setting a canvas size clears it, even when unchanged.
    if (canvas.current.width !== size[0]) canvas.current.width = size[0];
    if (canvas.current.height !== size[1]) canvas.current.height = size[1];
    paintBackdrop(paint, {
      layout,
      view: { x, y, zoom, width, height, sharpness },
      isFar,
      ownId,
      line: colors.of(palette.controlLine),
      own: colors.of(palette.primary.main),
      colorOf: (id) => colors.of(colorOf(tree.nodes.get(id)?.role.department?.id)),
      departmentOf: (id) => tree.nodes.get(id)?.role.department,
      label: {
        paper: colors.of(palette.background.paper),
        ink: colors.of(palette.text.primary),
        font: theme.typography.fontFamily ?? "sans-serif",
      },
    });
  }, [layout, tree, isFar, ownId, colorOf, transform, width, height, palette, colors, theme]);

  return (
    <Box
      component="canvas"
      ref={canvas}
      aria-hidden
      sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", pointerEvents: "none" }}
    />
  );
}
