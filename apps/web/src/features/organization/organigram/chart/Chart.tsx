import "@xyflow/react/dist/base.css";
import Box from "@mui/material/Box";
import { type NodeTypes, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from "@xyflow/react";
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { animationDuration } from "../../../../ui/graph/animationDuration.ts";
import { ZoomButtons } from "../../../../ui/graph/ZoomButtons.tsx";
import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";
import { ancestorsOf } from "../tree/buildTree.ts";
import { ChartCanvas } from "./ChartCanvas.tsx";
import { ChartContext, type ChartState } from "./chartContext.ts";
import { lineView } from "./lineView.ts";
import { RoleCard, type RoleNode } from "./RoleCard.tsx";
import { type ChartMotion, useAnchor, useChartMotion } from "./useChartMotion.ts";

interface Props {
  state: ChartState;
  layout: Layout;
  flight: ChartMotion | null;
  /** Changes when the view should be refitted: another branch, or everything collapsed. */
  fitKey: string;
}

/** Without the library's role description, "node", which is English. */
const PLAIN_CARD = { "aria-roledescription": undefined } as RoleNode["domAttributes"];
const TYPES: NodeTypes = { role: RoleCard };
const NOTHING: RoleNode[] = [];
/** Zoom below which text is unreadable and cards are painted as shapes. */
const FAR = 0.45;
const ZOOM = { minZoom: 0.004, maxZoom: 1.5 };
/** Minimum initial zoom, so that text stays readable. */
const FIRST_ZOOM = 0.55;

/** The tree as an interactive map. */
export function Chart(props: Props) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
}

function Flow({ state, layout, flight, fitKey }: Props) {
  const { t } = useTranslation("organigram");
  const { setViewport, setCenter, screenToFlowPosition } = useReactFlow();
  const isAway = useStore((store) => store.transform[2] < FAR);
  const [isLeaving, setLeaving] = useState(false);
  const isFar = isAway || isLeaving;
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const hold = useAnchor(layout);
  useChartMotion(flight, layout);

  const show = useCallback(
    (least: number, duration: number) => {
      const { bounds } = layout;
      const fitted = Math.min((width - 48) / bounds.width, (height - 48) / bounds.height, 1);
      const zoom = Math.min(Math.max(fitted, least), ZOOM.maxZoom);
      const top = layout.placed.find(({ y }) => y === 0);
      // A tree that does not fit starts with its root centred.
      const middle = zoom > fitted && top ? top.x + CARD_SIZE.width / 2 : bounds.x + bounds.width / 2;
      const rest = Math.max(24, (height - bounds.height * zoom) / 2);
      const viewport = { x: width / 2 - middle * zoom, y: zoom > fitted ? 24 : rest, zoom };
      const go = () => setViewport(viewport, { duration });
      if (zoom >= FAR) {
        void go();
        return;
      }
      // Unmounts the cards first: zoomed out, all of them would be visible and rendered before being
      // replaced.
      setLeaving(true);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          void go().then(() => setLeaving(false));
        }),
      );
    },
    [layout, width, height, setViewport],
  );

  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (width === 0 || layout.placed.length === 0 || shown.current === fitKey) return;
    shown.current = fitKey;
    const own = state.ownId === null ? undefined : layout.byId.get(state.ownId);
    if (own && fitKey === "") {
      const fits = layout.bounds.width * FIRST_ZOOM < width && layout.bounds.height * FIRST_ZOOM < height;
      if (fits) show(FIRST_ZOOM, 0);
      else {
        const line = state.ownId === null ? [] : [state.ownId, ...ancestorsOf(state.tree, state.ownId)];
        const view = lineView(line, layout, { width, height });
        if (view) void setViewport(view);
      }
    } else show(FIRST_ZOOM, 0);
  }, [fitKey, width, height, layout, show, setViewport, state.ownId, state.tree]);

  const nodes = useMemo<RoleNode[]>(
    () =>
      layout.placed.map(({ id, x, y }) => ({
        id,
        type: "role",
        position: { x, y },
        width: CARD_SIZE.width,
        height: CARD_SIZE.height,
        // Known sizes skip measuring; otherwise every card would be rendered once.
        measured: { width: CARD_SIZE.width, height: CARD_SIZE.height },
        handles: [],
        data: {},
        domAttributes: PLAIN_CARD,
      })),
    [layout],
  );

  const flyTo = (event: MouseEvent) => {
    if (!isFar) return;
    const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const hit = layout.placed.find(
      (one) => x >= one.x && x <= one.x + CARD_SIZE.width && y >= one.y && y <= one.y + CARD_SIZE.height,
    );
    void setCenter(hit ? hit.x + CARD_SIZE.width / 2 : x, hit ? hit.y + CARD_SIZE.height / 2 : y, {
      zoom: 0.9,
      duration: animationDuration(),
    });
  };

  const context = useMemo<ChartState>(
    () => ({
      ...state,
      onToggle: (id) => {
        hold(id);
        state.onToggle(id);
      },
    }),
    [state, hold],
  );

  return (
    <ChartContext value={context}>
      <Box component="section" aria-label={t("chart-label")} sx={{ width: "100%", height: "100%" }}>
        <ReactFlow<RoleNode>
          nodes={isFar ? NOTHING : nodes}
          nodeTypes={TYPES}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          panOnScroll={false}
          onPaneClick={flyTo}
          proOptions={{ hideAttribution: true }}
          {...ZOOM}
        >
          <ChartCanvas
            layout={layout}
            tree={state.tree}
            isFar={isFar}
            ownId={state.ownId}
            colorOf={state.colorOf}
          />
          <ZoomButtons
            labels={{ closer: t("zoom-in"), further: t("zoom-out"), fit: t("fit") }}
            onFit={() => show(ZOOM.minZoom, animationDuration())}
          />
        </ReactFlow>
      </Box>
    </ChartContext>
  );
}
