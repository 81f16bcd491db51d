import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BoardCard } from "./BoardCard.tsx";
import type { Column } from "./boardState.ts";
import type { CardHandlers } from "./cardHandlers.ts";
import { useCardWindow } from "./useCardWindow.ts";

interface Props extends CardHandlers {
  column: Column;
  /** Id of the element with the stage's name. */
  labelId: string;
  busy: readonly string[];
  selected: ReadonlySet<string>;
  /** Id of the card picked up by keyboard. */
  liftedId: string | null;
  /** Cards rendered even when off screen. */
  kept: readonly (string | null)[];
  isMovable: boolean;
  onMore: (stage: Column["stage"]) => Promise<boolean>;
  isPhone: boolean;
}

/** Distance from the last loaded card, in cards, at which more are loaded. */
const AHEAD = 30;

/** The cards of a stage: renders visible ones, and loads more before the end is visible. */
export function CardList(props: Props) {
  const { column, labelId, busy, selected, liftedId, kept, isMovable, onMore, isPhone, ...handlers } = props;
  const { t } = useTranslation("applications");
  const { stage, count, cards } = column;
  const [heldId, setHeldId] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const shown = useCardWindow({ cards, kept: [...kept, heldId], isPhone });
  const { list, end } = shown;
  const rest = count - cards.length;

  // A second press comes before the first is drawn.
  const isUnderWay = useRef(false);
  const read = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setReading(true);
    setStuck(!(await onMore(stage)));
    setReading(false);
    isUnderWay.current = false;
  }, [onMore, stage]);
  const isNear =
    rest > 0 && !isReading && !isStuck && end >= cards.length - Math.min(AHEAD, cards.length / 2);
  useEffect(() => {
    // Otherwise a keyboard user who steps through the cards would never reach the next column.
    if (isNear && !list.current?.querySelector(":focus-visible")) void read();
  });

  // After loading on request, the focus moves to the first new card.
  const [goTo, setGoTo] = useState<number | null>(null);
  useEffect(() => {
    if (goTo === null || isReading) return;
    list.current?.querySelector<HTMLElement>(`[data-index="${goTo}"] [role=button]`)?.focus();
    setGoTo(null);
  }, [goTo, isReading, list]);

  return (
    <Box
      ref={shown.box}
      sx={{
        flex: 1,
        minHeight: 0,
        px: 2,
        pb: 2,
        overflowY: isPhone ? "visible" : "auto",
        overflowAnchor: "none",
      }}
    >
      <Box
        component="ul"
        ref={list}
        aria-labelledby={labelId}
        aria-busy={isReading}
        onFocus={({ target }) => {
          const card = target.closest<HTMLElement>("[data-card]");
          if (card) setHeldId(card.dataset.card ?? null);
        }}
        style={{ height: shown.height }}
        sx={{ m: 0, p: 0, position: "relative" }}
      >
        {shown.drawn.map(({ index, top }) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <BoardCard
              key={card.id}
              card={card}
              index={index}
              of={count}
              top={top}
              measure={shown.measure}
              isBusy={busy.includes(card.id)}
              isLifted={card.id === liftedId}
              isSelected={selected.has(card.id)}
              isMovable={isMovable}
              {...handlers}
            />
          );
        })}
      </Box>
      {rest > 0 && (
        <Button
          size="small"
          fullWidth
          aria-disabled={isReading}
          onClick={() => {
            setGoTo(cards.length);
            void read();
          }}
          sx={{ mt: 2 }}
        >
          {t("more", { count: rest })}
        </Button>
      )}
    </Box>
  );
}
