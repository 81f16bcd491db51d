import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { BoardCard, type CardHandlers } from "./BoardCard.tsx";
import type { Column } from "./boardState.ts";

interface Props extends CardHandlers {
  column: Column;
  busy: readonly string[];
  selected: ReadonlySet<string>;
  /** Card that the keyboard lifted. */
  liftedId: string | null;
  isMovable: boolean;
  /** `open`: what is dragged may be put here; `over`: the lifted card would be put here now. */
  drop: "none" | "open" | "over";
  onDrop: (stage: Stage) => void;
  onMore: (stage: Stage) => Promise<void>;
  isPhone: boolean;
}

/** One stage: how many stand there, since when the oldest does, and the cards that were read. */
export function BoardColumn(props: Props) {
  const { column, busy, selected, liftedId, isMovable, drop, onDrop, onMore, isPhone, ...handlers } = props;
  const { t } = useTranslation("applications");
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const { stage, count, oldest_since: oldest, cards } = column;
  const rest = count - cards.length;
  const isTarget = drop === "over" || (drop === "open" && isOver);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={(event) => {
        if (drop !== "open") return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (drop === "open") onDrop(stage);
      }}
      sx={{
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        minHeight: isPhone ? 0 : 240,
        maxHeight: isPhone ? "none" : "max(480px, calc(100vh - 260px))",
        borderRadius: 1,
        border: 1,
        borderStyle: drop === "none" ? "solid" : "dashed",
        borderColor: isTarget ? "primary.main" : drop === "none" ? "divider" : "controlLine",
        bgcolor: isTarget ? "tint" : "background.default",
      }}
    >
      <Box sx={{ px: 3, pt: 3, pb: 2 }}>
        <Typography
          component="h2"
          variant="h3"
          sx={{ display: "flex", gap: 2, justifyContent: "space-between", alignItems: "baseline" }}
        >
          <span id={id}>{t(`stages.${stage}`)}</span>
          <Box
            component="span"
            className="tabular"
            sx={{ color: "text.secondary", fontWeight: 500 }}
            aria-label={t("count", { count })}
            role="img"
          >
            {format.number(count)}
          </Box>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", minHeight: 16 }}>
          {oldest ? t("oldest", { when: format.relative(oldest) }) : ""}
        </Typography>
      </Box>
      {/* Scrolled with the keyboard too, also when nothing in it can be focused. */}
      <Box
        component="ul"
        aria-labelledby={id}
        tabIndex={isPhone || cards.length === 0 ? undefined : 0}
        sx={{
          m: 0,
          px: 2,
          pb: 2,
          pt: "2px",
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridAutoRows: "max-content",
          gap: 2,
          overflowY: "auto",
          flex: 1,
        }}
      >
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            isBusy={busy.includes(card.id)}
            isLifted={card.id === liftedId}
            isSelected={selected.has(card.id)}
            isMovable={isMovable}
            {...handlers}
          />
        ))}
        {rest > 0 && (
          <li style={{ listStyle: "none" }}>
            <Button
              size="small"
              fullWidth
              disabled={isReading}
              onClick={() => {
                setReading(true);
                void onMore(stage).finally(() => setReading(false));
              }}
            >
              {t("more", { count: rest })}
            </Button>
          </li>
        )}
      </Box>
    </Box>
  );
}
