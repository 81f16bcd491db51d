import "@xyflow/react/dist/base.css";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import {
  type NodeTypes,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  ViewportPortal,
} from "@xyflow/react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { animationDuration } from "../../../ui/graph/animationDuration.ts";
import { ZoomButtons } from "../../../ui/graph/ZoomButtons.tsx";
import { CareerCard, type CareerNode } from "./CareerCard.tsx";
import { CareerChartContext } from "./careerContext.ts";
import { CARD_SIZE, type CareerLayout, nextCard } from "./layoutCareer.ts";

interface Props {
  layout: CareerLayout;
  selectedId: string | null;
  comparedIds: readonly string[];
  onSelect: (id: string) => void;
}

/** Each card is a row of its own for `useRowFocus`; the library's role description, "node", is English. */
const ROW = { "data-row": "", "aria-roledescription": undefined } as CareerNode["domAttributes"];
const TYPES: NodeTypes = { job: CareerCard };
const ZOOM = { minZoom: 0.2, maxZoom: 1.5 };
/** Minimum initial zoom, so that text stays readable. */
const FIRST_ZOOM = 0.6;
const EDGE = 24;

/** Interactive map of a career path: from the present job on the left, one move per column to the right. */
export function CareerChart(props: Props) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
}

function Flow({ layout, selectedId, comparedIds, onSelect }: Props) {
  const { t } = useTranslation("career-path");
  const { setViewport, getViewport } = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const section = useRef<HTMLElement>(null);

  const show = useCallback(
    (least: number, duration: number) => {
      const fitted = Math.min((width - 2 * EDGE) / layout.width, (height - 2 * EDGE) / layout.height, 1);
      const zoom = Math.max(fitted, least);
      // A map wider than the viewport starts at the present job.
      const x = layout.width * zoom > width ? EDGE : (width - layout.width * zoom) / 2;
      void setViewport({ x, y: (height - layout.height * zoom) / 2, zoom }, { duration });
    },
    [layout, width, height, setViewport],
  );
  const shown = useRef<CareerLayout | null>(null);
  useEffect(() => {
    if (width === 0 || shown.current === layout) return;
    shown.current = layout;
    show(FIRST_ZOOM, 0);
  }, [layout, width, show]);

  const nodes = useMemo<CareerNode[]>(
    () =>
      layout.placed.map(({ job, x, y }) => ({
        id: job.id,
        type: "job",
        position: { x, y },
        data: { job },
        handles: [],
        width: CARD_SIZE.width,
        height: CARD_SIZE.height,
        domAttributes: ROW,
        // Known sizes skip measuring.
        measured: { width: CARD_SIZE.width, height: CARD_SIZE.height },
      })),
    [layout],
  );

  /** Pans the map by the minimum so that a card is fully visible. */
  const reveal = (id: string) => {
    const place = layout.placed.find(({ job }) => job.id === id);
    if (!place) return;
    const { x, y, zoom } = getViewport();
    const inside = (at: number, size: number, room: number) =>
      Math.min(Math.max(at, EDGE), Math.max(EDGE, room - size - EDGE)) - at;
    const dx = inside(place.x * zoom + x, CARD_SIZE.width * zoom, width);
    const dy = inside(place.y * zoom + y, CARD_SIZE.height * zoom, height);
    if (dx !== 0 || dy !== 0)
      void setViewport({ x: x + dx, y: y + dy, zoom }, { duration: animationDuration() / 2 });
  };
  const idOf = (target: EventTarget) =>
    target instanceof HTMLElement ? target.closest<HTMLElement>("[data-job]")?.dataset.job : undefined;
  const followKeys = (event: KeyboardEvent) => {
    const id = idOf(event.target);
    const next = id === undefined ? null : nextCard(layout, id, event.key);
    if (next === null) return;
    event.preventDefault();
    section.current?.querySelector<HTMLElement>(`[data-job="${next}"]`)?.focus({ preventScroll: true });
  };

  const context = useMemo(() => ({ selectedId, comparedIds, onSelect }), [selectedId, comparedIds, onSelect]);
  return (
    <CareerChartContext value={context}>
      <Box
        component="section"
        ref={section}
        aria-label={t("chart-label")}
        onKeyDown={followKeys}
        onFocus={({ target }) => {
          const id = idOf(target);
          if (id && target.matches(":focus-visible")) reveal(id);
        }}
        sx={{ width: "100%", height: "100%" }}
      >
        <ReactFlow<CareerNode>
          nodes={nodes}
          nodeTypes={TYPES}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          proOptions={{ hideAttribution: true }}
          {...ZOOM}
        >
          <Lines layout={layout} selectedId={selectedId} />
          <ZoomButtons
            labels={{ closer: t("zoom-in"), further: t("zoom-out"), fit: t("fit") }}
            onFit={() => show(ZOOM.minZoom, animationDuration())}
          />
        </ReactFlow>
      </Box>
    </CareerChartContext>
  );
}

/**
 * Edges of the best route to each job in a neutral colour; all edges to the selected job in the accent
 * colour.
 */
function Lines({ layout, selectedId }: { layout: CareerLayout; selectedId: string | null }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const onWay = new Set<string>(selectedId === null ? [] : [selectedId]);
  const lit = new Set<string>();
  // From right to left, so that predecessors of highlighted cards are included.
  for (const column of [...layout.columns].reverse())
    for (const { source, target } of layout.lines)
      if (column.includes(target) && onWay.has(target)) {
        onWay.add(source);
        lit.add(`${source} ${target}`);
      }
  const lines = layout.lines.filter(({ source, target, isBest }) => isBest || lit.has(`${source} ${target}`));
  return (
    <ViewportPortal>
      <svg
        aria-hidden
        width={layout.width}
        height={layout.height}
        style={{ position: "absolute", overflow: "visible", pointerEvents: "none", zIndex: -1 }}
      >
        {lines.map(({ source, target, path }) => {
          const isLit = lit.has(`${source} ${target}`);
          return (
            <path
              key={`${source} ${target}`}
              d={path}
              fill="none"
              stroke={isLit ? palette.primary.main : palette.controlLine}
              strokeWidth={isLit ? 2.5 : 1.25}
              opacity={isLit ? 1 : 0.6}
            />
          );
        })}
      </svg>
    </ViewportPortal>
  );
}
