import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";

/** Height in pixels that a card is taken for until it was drawn, and with what comes next on it. */
const USUAL_HEIGHT = 144;
const HEIGHT_WITH_NEXT = 182;
const GAP = 8;
/** Keeps the line around the first card's focus from being cut off. */
const EDGE = 2;
/** Cards drawn beyond what is seen, so that the next one can take the focus. */
const SPARE = 4;

interface Options {
  cards: readonly ApplicationCard[];
  /** Cards that are drawn wherever they are: what is dragged or has the focus must not go. */
  kept: readonly (string | null)[];
  /** The page scrolls, and not the column. */
  isPhone: boolean;
}

/** Indexes to draw: those in sight and those that are kept, in order and each once. */
export function drawnOf(range: Range, kept: readonly number[]): number[] {
  const near = defaultRangeExtractor(range);
  const far = kept.filter((at) => at >= 0 && at < range.count && !near.includes(at));
  return far.length === 0 ? near : [...new Set([...near, ...far])].sort((a, b) => a - b);
}

/** Which of a column's cards are drawn, and where: those in sight, whatever number was read. */
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
    rangeExtractor: useCallback((range: Range) => drawnOf(range, keptAt), [keptAt]),
    gap: GAP,
    overscan: SPARE,
    paddingStart: EDGE,
  };
  // Who reads further down is not moved by what comes on top; at the top it is seen.
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
    /** Index of the last card in sight. */
    end: shown.range?.endIndex ?? 0,
    drawn: shown.getVirtualItems().map(({ index, start }) => ({ index, top: start - (isPhone ? above : 0) })),
    measure: shown.measureElement,
  };
}
