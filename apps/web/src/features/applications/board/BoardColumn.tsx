import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import type { CardHandlers } from "./BoardCard.tsx";
import type { Column } from "./boardState.ts";
import { CardList } from "./CardList.tsx";

interface Props extends CardHandlers {
  column: Column;
  busy: readonly string[];
  selected: ReadonlySet<string>;
  /** Card that the keyboard lifted. */
  liftedId: string | null;
  /** Cards that are drawn even when they are out of sight. */
  kept: readonly (string | null)[];
  isMovable: boolean;
  /** `open`: what is dragged may be put here; `over`: the lifted card would be put here now. */
  drop: "none" | "open" | "over";
  onDrop: (stage: Stage) => void;
  /** Resolves to whether further cards came. */
  onMore: (stage: Stage) => Promise<boolean>;
  isPhone: boolean;
}

/** One stage: how many stand there, since when the oldest does, and the cards that were read. */
export function BoardColumn(props: Props) {
  const { column, busy, selected, liftedId, kept, isMovable, drop, onDrop, onMore, isPhone, ...handlers } =
    props;
  const { t } = useTranslation("applications");
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { stage, count, oldest_since: oldest } = column;
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
      <CardList
        column={column}
        labelId={id}
        busy={busy}
        selected={selected}
        liftedId={liftedId}
        kept={kept}
        isMovable={isMovable}
        onMore={onMore}
        isPhone={isPhone}
        {...handlers}
      />
    </Box>
  );
}
