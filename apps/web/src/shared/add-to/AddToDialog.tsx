import Typography from "@mui/material/Typography";
import { type ReactNode, use } from "react";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ActionDialog } from "../../ui/ActionDialog.tsx";
import { PausedContext } from "../../ui/whilePaused.ts";
import { PickList, type PickOption } from "./PickList.tsx";
import type { PickState } from "./usePicks.ts";

interface Props {
  title: string;
  text: string;
  confirm: string;
  label: string;
  searchLabel: string;
  /** Shown instead of an empty list. */
  none: string;
  picks: PickState;
  /** Loaded choices; undefined while loading. */
  choices: PickOption[] | undefined;
  total: number;
  error: unknown;
  onRetry: () => void;
  isBusy: boolean;
  /** Adds the people to the selected ids; resolves to the success message. Rejects with the call's error. */
  onAdd: (ids: string[]) => Promise<string>;
  onClose: () => void;
  onDone: (() => void) | undefined;
  children?: ReactNode;
}

/** Dialog that selects what people are added to. Mounted while open. */
export function AddToDialog(props: Props) {
  const { title, text, confirm, picks, isBusy, onAdd, onClose, onDone, children } = props;
  const { show } = useSnackbar();
  const pausedWarning = use(PausedContext);
  const submit = async () => {
    const isDone = await picks.submit(async (ids) => show(await onAdd(ids)));
    if (!isDone) return;
    onDone?.();
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      size="sm"
      isBusy={isBusy}
      problem={picks.refused}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {pausedWarning}
      <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
      <PickList
        label={props.label}
        searchLabel={props.searchLabel}
        search={picks.search}
        onSearch={picks.setSearch}
        choices={props.choices}
        total={props.total}
        picked={picks.picked}
        onToggle={picks.pick}
        none={props.none}
        issue={picks.issue}
        error={props.error}
        onRetry={props.onRetry}
      />
      {children}
    </ActionDialog>
  );
}
