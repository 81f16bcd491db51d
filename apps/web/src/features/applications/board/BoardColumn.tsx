import Box from "@mui/material/Box";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useId, useState } from "react";
import type { Column } from "./boardState.ts";
import { CardList } from "./CardList.tsx";
import { ColumnHead } from "./ColumnHead.tsx";
import type { CardHandlers } from "./cardHandlers.ts";

interface Props extends CardHandlers {
  column: Column;
  /** Rendered as a narrow strip with its name. */
  isFolded: boolean;
  onToggle?: () => void;
  busy: readonly string[];
  selected: ReadonlySet<string>;
  /** Id of the card picked up by keyboard. */
  liftedId: string | null;
  /** Cards rendered even when off screen. */
  kept: readonly (string | null)[];
  isMovable: boolean;
  /** `open`: accepts dragged cards; `over`: current target of the picked-up card. */
  drop: "none" | "open" | "over";
  onDrop: (stage: Stage) => void;
  /** Resolves to whether more cards were loaded. */
  onMore: (stage: Stage) => Promise<boolean>;
  isPhone: boolean;
}

/** One stage with its loaded cards, or collapsed to a strip, which also accepts cards. */
export function BoardColumn(props: Props) {
  const { column, isFolded, onToggle, drop, onDrop, ...shown } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { isPhone } = shown;
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
        if (drop === "open") onDrop(column.stage);
      }}
      sx={{
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        minHeight: isPhone ? 0 : 240,
        maxHeight: isPhone ? "none" : "max(480px, calc(100vh - 196px))",
        borderRadius: 1,
        border: 1,
        borderStyle: drop === "none" ? "solid" : "dashed",
        borderColor: isTarget ? "primary.main" : drop === "none" ? "divider" : "controlLine",
        bgcolor: isTarget ? "tint" : "background.default",
        // Shows the collapse button on hover or focus.
        ...(!isFolded && {
          "@media (hover: hover)": { "&:not(:hover, :has(h2 :focus-visible)) .fold": { opacity: 0 } },
        }),
      }}
    >
      <ColumnHead column={column} id={id} isFolded={isFolded} {...(onToggle && { onToggle })} />
      {!isFolded && <CardList column={column} labelId={id} {...shown} />}
    </Box>
  );
}
