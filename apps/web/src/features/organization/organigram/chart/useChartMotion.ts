import { useReactFlow } from "@xyflow/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { animationDuration } from "../../../../ui/graph/animationDuration.ts";
import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";

/** Target of a flight: a position, and a number that changes with each request. */
export interface ChartMotion {
  id: string;
  wish: number;
}

/** Centres a position as soon as the layout contains it. */
export function useChartMotion(flight: ChartMotion | null, layout: Layout): void {
  const { setCenter } = useReactFlow();
  const flown = useRef(0);
  useEffect(() => {
    const place = flight && layout.byId.get(flight.id);
    if (!flight || !place || flown.current === flight.wish) return;
    flown.current = flight.wish;
    void setCenter(place.x + CARD_SIZE.width / 2, place.y + CARD_SIZE.height / 2, {
      zoom: 1,
      duration: animationDuration(),
    });
  }, [flight, layout, setCenter]);
}

/**
 * Keeps a position at the same place on screen while the layout changes; returns a function that sets the
 * position.
 */
export function useAnchor(layout: Layout): (id: string) => void {
  const { getViewport, setViewport } = useReactFlow();
  const anchor = useRef<{ id: string; x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const now = anchor.current && layout.byId.get(anchor.current.id);
    if (!anchor.current || !now) return;
    const { x, y, zoom } = getViewport();
    const [dx, dy] = [now.x - anchor.current.x, now.y - anchor.current.y];
    anchor.current = null;
    if (dx !== 0 || dy !== 0) void setViewport({ x: x - dx * zoom, y: y - dy * zoom, zoom });
  }, [layout, getViewport, setViewport]);
  return (id) => {
    const place = layout.byId.get(id);
    anchor.current = place ? { id, x: place.x, y: place.y } : null;
  };
}
