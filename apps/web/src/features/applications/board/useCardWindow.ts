import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";

/** Estimated height of a card in pixels, without and with a next action. */
const USUAL_HEIGHT = 144;
const HEIGHT_WITH_NEXT = 182;
const GAP = 8;
/** Prevents the focus ring of the first card from being clipped. */
const EDGE = 2;
/** Extra rendered cards, so that the next one can receive the focus. */
const SPARE = 4;

interface Options {
  cards: readonly ApplicationCard[];
  /** Cards rendered at any position, because a dragged or focused card must stay mounted. */
  kept: readonly (string | null)[];
  /** True when the page scrolls instead of the column. */
  isPhone: boolean;
}

/** Returns the indexes to render: visible and kept ones, sorted and unique. */
export function indexesToRender(range: Range, kept: readonly number[]): number[] {
  const near = defaultRangeExtractor(range);
  const far = kept.filter((at) => at >= 0 && at < range.count && !near.includes(at));
  return far.length === 0 ? near : [...new Set([...near, ...far])].sort((a, b) => a - b);
}

/** Returns the cards of a column to render with their positions, independent of the number loaded. */
export function useCardWindow({ cards, kept, isPhone }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  const keptIds = kept.join();
  const keptAt = useMemo(
    () => keptIds.split(",").flatMap((id) => (id ? cards.findIndex((card) => card.id === id) : [])),
    [cards, keptIds],
  );
  const shared = {
    count: cards.length,
    getItemKey: useCallback((index: number) => cards[index]?.id ?? index, [cards]),
    estimateSize: (index: number) => (cards[index]?.next_action ? HEIGHT_WITH_NEXT : USUAL_HEIGHT),
    rangeExtractor: useCallback((range: Range) => indexesToRender(range, keptAt), [keptAt]),
    gap: GAP,
    overscan: SPARE,
    paddingStart: EDGE,
  };
  // Keeps the scroll position when cards are inserted above, except at the top.
  const anchor = (offset: number) => (offset > 0 ? ("end" as const) : ("start" as const));
  const inBox = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...shared,
    enabled: !isPhone,
    getScrollElement: () => box.current,
    anchorTo: anchor(box.current?.scrollTop ?? 0),
  });
  const inPage = useWindowVirtualizer<HTMLLIElement>({
    ...shared,
    enabled: isPhone,
    scrollMargin: above,
    anchorTo: anchor(window.scrollY - above),
  });
  useLayoutEffect(() => {
    if (isPhone && list.current) setAbove(list.current.getBoundingClientRect().top + window.scrollY);
  });
  const shown = isPhone ? inPage : inBox;
  return {
    box,
    list,
    height: shown.getTotalSize(),
    /** Index of the last visible card. */
    end: shown.range?.endIndex ?? 0,
    drawn: shown.getVirtualItems().map(({ index, start }) => ({ index, top: start - (isPhone ? above : 0) })),
    measure: shown.measureElement,
  };
}
