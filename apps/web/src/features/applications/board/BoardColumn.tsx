import Box from "@mui/material/Box";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useId, useState } from "react";
import type { CardHandlers } from "./BoardCard.tsx";
import type { Column } from "./boardState.ts";
import { CardList } from "./CardList.tsx";
import { ColumnHead } from "./ColumnHead.tsx";

interface Props extends CardHandlers {
  column: Column;
  /** Drawn as a strip with its name. */
  isFolded: boolean;
  onToggle?: () => void;
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

/** One stage with the cards that were read, or folded to a strip, which takes cards as well. */
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
        // Told by the pointer or the focus where it can be folded.
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
