import Dialog from "@mui/material/Dialog";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRecent } from "../recent.ts";
import { FindField } from "./FindField.tsx";
import { FindFoot } from "./FindFoot.tsx";
import { FoundList, optionId } from "./FoundList.tsx";
import type { FoundScreen, Option } from "./option.ts";
import { useOptions } from "./useOptions.tsx";

interface Props {
  screens: readonly FoundScreen[];
  /** Opens a colleague's card. */
  onCard: (id: string) => void;
  onShortcuts: () => void;
  onClose: () => void;
}

/**
 * Command palette: a text field, and a list of everything the reader may open or do, navigated by arrow
 * keys.
 */
export function FindPalette({ screens, onCard, onShortcuts, onClose }: Props) {
  const { t } = useTranslation("find");
  const isPhone = useMediaQuery("(max-width: 599px)", { noSsr: true });
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { recent, remember } = useRecent();
  const listId = useId();
  const { groups, isSearching, error, retry } = useOptions(typed, { screens, recent, onCard, onShortcuts });
  const all = groups.flatMap(({ name, options }) =>
    options.map((option) => ({ option, id: optionId(listId, name, option) })),
  );
  // Keeps the selected option while responses arrive; otherwise selects the first one.
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  );
  const active = all[at];

  const take = ({ kind, id, to, run }: Option) => {
    if (kind !== "skills") remember({ kind, id });
    setLeaving(true);
    onClose();
    if (to) void navigate(to);
    else run?.();
  };
  const move = (next: number) => {
    const one = all[(next + all.length) % all.length];
    if (!one) return;
    setChosen(one.id);
    document.getElementById(one.id)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 5,
      PageUp: at - 5,
    };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      move(Math.abs(step - at) > 1 ? Math.min(all.length - 1, Math.max(0, step)) : step);
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      take(active.option);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      // The opened page sets the focus itself.
      disableRestoreFocus={isLeaving}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{
        paper: {
          "aria-label": t("title"),
          sx: {
            overflow: "hidden",
            ...(!isPhone && { mt: "min(12vh, 96px) !important", maxHeight: "70vh" }),
          },
        },
      }}
    >
      <FindField
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setChosen(null);
        }}
        listId={listId}
        activeId={active?.id}
        isSearching={isSearching}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <FoundList
        id={listId}
        groups={groups}
        activeId={active?.id}
        isNothing={typed.trim() !== "" && all.length === 0 && !isSearching && !error}
        onTake={take}
        onPoint={setChosen}
      />
      <FindFoot
        count={all.length}
        isTyped={typed.trim() !== ""}
        isSearching={isSearching}
        error={error}
        onRetry={retry}
      />
    </Dialog>
  );
}
