import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { type DragEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { useOpened } from "../../../lib/useOpened.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";
import { canMove, useActs } from "../acts/useActs.tsx";
import type { CommandListener } from "../acts/useCommands.ts";
import { ApplicationSheet } from "../sheet/ApplicationSheet.tsx";
import { BoardColumn } from "./BoardColumn.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { orderOf } from "./boardState.ts";
import type { FollowOptions } from "./followPipeline.ts";
import { useBoard } from "./useBoard.ts";
import { useBulk } from "./useBulk.tsx";
import { useCardKeys } from "./useCardKeys.ts";
import { useFollow } from "./useFollow.ts";
import { useKeyboardDrag } from "./useKeyboardDrag.ts";
import { useStageFolds } from "./useStageFolds.ts";

interface Props {
  vacancyId: string;
  /** Called each time the whole pipeline was read. */
  onLoaded?: () => void;
  /** Subscribes to changes; by default with its own stream. */
  followBy?: (following: FollowOptions) => () => void;
}

/** Board of a job's pipeline: six stages, with drag and drop, keyboard, menus and bulk actions. */
export function Board({ vacancyId, onLoaded, followBy }: Props) {
  const { t } = useTranslation("applications");
  const address = useAddress();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const search = address.get("search") ?? "";
  const ended = address.get("ended") === "yes";
  const board = useBoard({
    vacancyId,
    search,
    ended,
    ...(onLoaded && { onLoaded }),
    ...(followBy && { followBy }),
  });
  const { state, dispatch, error, isLoading, live, load, refresh, more } = board;
  const [stage, setStage] = useState<Stage>("Application");
  const [dragged, setDragged] = useState<ApplicationCard | null>(null);
  const { follow, keptIds } = useFollow(state);
  const folds = useStageFolds(state.columns);
  const sink = useMemo<CommandListener>(
    () => ({
      about: (id) => follow([id]),
      moving: (id, to) => dispatch({ type: "moving", id, to }),
      done: (card) => void refresh([card.id]),
      refused: (card) => {
        dispatch({ type: "back", card });
        void refresh([card.id]);
      },
    }),
    [dispatch, refresh, follow],
  );
  const acts = useActs(sink);
  const bulk = useBulk({ vacancyId, board, follow, isPhone });
  const isMovable = state.can.includes("move");
  const lift = useKeyboardDrag(isMovable, acts.move);
  useCardKeys({
    find: (id) => state.columns.flatMap(({ cards }) => cards).find((card) => card.id === id),
    onAct: acts.act,
    isOff: !isMovable || lift.lifted !== null,
  });

  // Stable handlers, so that a card re-renders only when it changes.
  const current = useRef({ acts, bulk, lift });
  current.current = { acts, bulk, lift };
  const { id: openId, open: onOpen, close: onClose } = useOpened(address);
  const handlers = useMemo(
    () => ({
      onOpen,
      onSelect: (id: string) => current.current.bulk.toggle(id),
      onKey: (...given: Parameters<typeof lift.onKey>) => current.current.lift.onKey(...given),
      onMove: (...given: Parameters<typeof acts.move>) => current.current.acts.move(...given),
      onAct: (...given: Parameters<typeof acts.act>) => current.current.acts.act(...given),
      onDrag: (card: ApplicationCard | null, event: DragEvent) => {
        if (card) {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", card.person.name);
        }
        setDragged(card);
      },
    }),
    [onOpen],
  );

  const shown = state.vacancy?.id === vacancyId ? state : null;
  const total = state.columns.reduce((sum, { count }) => sum + count, 0);
  const dropOf = (to: Stage) => {
    if (lift.lifted?.over === to) return "over" as const;
    const card = lift.lifted?.card ?? dragged;
    return card && canMove(card, to) ? ("open" as const) : ("none" as const);
  };
  const columns = state.columns.filter((column) => !isPhone || column.stage === stage);
  if (error && !shown) return <ErrorState title={t("pipeline-failed")} error={error} onRetry={load} />;
  if (!shown || (isLoading && total === 0)) return <CardsSkeleton width="180px" lines={8} />;
  return (
    <>
      <BoardTools
        search={search}
        onSearch={(value) => address.set({ search: value })}
        ended={ended}
        onEnded={(on) => address.set({ ended: on ? "yes" : null })}
        live={live}
        phone={isPhone ? { stage, onStage: setStage, columns: state.columns } : undefined}
      />
      {total === 0 ? (
        <EmptyState
          drawing={search ? "search" : "list"}
          title={t(search ? "none-found" : "empty-title")}
          description={t(search ? "none-found-text" : "empty-text")}
        />
      ) : (
        <>
          <Typography id="board-keys" sx={VISUALLY_HIDDEN}>
            {t("keys-help")}
          </Typography>
          <Box
            ref={folds.box}
            role="group"
            aria-label={t("board")}
            sx={{ overflowX: isPhone ? "visible" : "auto", pb: 2 }}
          >
            <Box
              sx={{
                display: "grid",
                alignItems: "stretch",
                ...(isPhone ? { gridTemplateColumns: "minmax(0, 1fr)" } : folds.grid),
              }}
            >
              {columns.map((column) => (
                <BoardColumn
                  key={column.stage}
                  column={column}
                  busy={state.busy}
                  selected={bulk.ids}
                  liftedId={lift.lifted?.card.id ?? null}
                  kept={[dragged?.id ?? null, ...keptIds]}
                  isFolded={!isPhone && folds.folded.has(column.stage)}
                  {...(!isPhone && { onToggle: () => folds.toggle(column.stage) })}
                  isMovable={isMovable}
                  drop={dropOf(column.stage)}
                  onDrop={(to) => {
                    if (dragged) acts.move(dragged, to);
                    setDragged(null);
                  }}
                  onMore={more}
                  isPhone={isPhone}
                  {...handlers}
                />
              ))}
            </Box>
          </Box>
        </>
      )}
      <Box role="status" aria-live="assertive" sx={VISUALLY_HIDDEN}>
        {lift.said}
      </Box>
      {isMovable && bulk.element}
      {acts.dialog}
      {openId && (
        <ApplicationSheet
          id={openId}
          acts={acts}
          order={orderOf(state.columns, openId)}
          onGo={(id) => address.set({ open: id })}
          onClose={() => {
            follow([openId]);
            onClose();
          }}
        />
      )}
    </>
  );
}
