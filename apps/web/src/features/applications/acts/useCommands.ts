import type { ReturnReason } from "@vaardig/contract/applications/applicationReasons";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import {
  useArchiveApplicationMutation,
  useMoveApplicationMutation,
  useReinstateApplicationMutation,
  useRejectApplicationMutation,
  useRestoreApplicationMutation,
  useUndoRejectionMutation,
} from "../applications.api.ts";
import type { Rejection } from "./RejectDialog.tsx";
import type { ReasonValues } from "./reasonValues.ts";

/** Receives the progress of commands, such as the board that shows the card. */
export interface CommandListener {
  /** Called before a command, and when its dialog is closed. */
  about: (id: string) => void;
  /** Called when a move to a stage starts. */
  moving: (id: string, to: Stage) => void;
  /** Called when the server has executed the command. */
  done: (card: ApplicationCard) => void;
  /** Called when the server refuses; `card` is the earlier state. */
  refused: (card: ApplicationCard, error: ApiError) => void;
}

/** For screens without state besides the API cache, which refetches itself. */
export const NO_LISTENER: CommandListener = {
  about: () => undefined,
  moving: () => undefined,
  done: () => undefined,
  refused: () => undefined,
};

/** Returns the commands on one application, with optimistic updates, messages and undo. */
export function useCommands(sink: CommandListener) {
  const { t } = useTranslation(["applications", "common"]);
  const { show } = useSnackbar();
  const [sendMove] = useMoveApplicationMutation();
  const [sendReject] = useRejectApplicationMutation();
  const [sendUndo] = useUndoRejectionMutation();
  const [sendReinstate] = useReinstateApplicationMutation();
  const [sendArchive] = useArchiveApplicationMutation();
  const [sendRestore] = useRestoreApplicationMutation();

  /** Shows the error; for a conflict, names the other user and the card's current stage. */
  const tellRefusal = (card: ApplicationCard, error: ApiError) => {
    const { actor, stage } = error.details ?? {};
    const first = error.code === "stale_version" && typeof actor === "string" && typeof stage === "string";
    show(
      first
        ? t("refused-first", { actor, name: card.person.name, stage: t(`stages.${stage as Stage}`) })
        : error.message,
      "warning",
    );
    sink.refused(card, error);
  };

  /** Resolves to the card after the command, or undefined when refused. */
  const run = async (card: ApplicationCard, command: () => Promise<{ card: ApplicationCard }>) => {
    sink.about(card.id);
    try {
      const { card: after } = await command();
      sink.done(after);
      return after;
    } catch (error) {
      if (!isApiError(error)) throw error;
      tellRefusal(card, error);
      return undefined;
    }
  };
  const target = ({ id, version }: ApplicationCard) => ({ id, version });

  const move = async (card: ApplicationCard, to: Stage, why?: ReasonValues<ReturnReason>, isUndo = false) => {
    sink.moving(card.id, to);
    const after = await run(card, () => sendMove({ body: { ...target(card), to, ...why } }).unwrap());
    if (!after) return;
    const words = { name: card.person.name, stage: t(`stages.${to}`) };
    if (isUndo) show(t("reinstated", words));
    else
      show(t("moved", words), "success", {
        undo: () => void move(after, card.stage, { reason: "mistake" }, true),
      });
  };

  const undoRejection = async (card: ApplicationCard) => {
    const after = await run(card, () => sendUndo({ body: target(card) }).unwrap());
    if (after) show(t("rejection-undone", { name: card.person.name }));
  };

  const reject = async (card: ApplicationCard, { words: changed, ...why }: Rejection) => {
    const words = changed?.[card.rejection_mail];
    if (card.rejection) sink.moving(card.id, card.rejection);
    let mailed = false;
    const after = await run(card, async () => {
      const answer = await sendReject({
        body: { ...target(card), ...why, ...(words && { words }) },
        idempotencyKey: newKey(),
      }).unwrap();
      mailed = answer.mail;
      return answer;
    });
    if (after)
      show(t(mailed ? "rejected-mail" : "rejected", { name: card.person.name }), "success", {
        undo: () => void undoRejection(after),
      });
  };

  const reinstate = async (card: ApplicationCard, why: ReasonValues<ReturnReason>) => {
    const after = await run(card, () => sendReinstate({ body: { ...target(card), ...why } }).unwrap());
    if (after) show(t("reinstated", { name: card.person.name, stage: t(`stages.${after.stage}`) }));
  };

  const restore = async (card: ApplicationCard) => {
    const after = await run(card, () => sendRestore({ body: target(card) }).unwrap());
    if (after) show(t("restored", { name: card.person.name }));
  };

  const archive = async (card: ApplicationCard) => {
    const after = await run(card, () => sendArchive({ body: target(card) }).unwrap());
    if (after)
      show(t("archived", { name: card.person.name }), "success", { undo: () => void restore(after) });
  };

  return { move, reject, undoRejection, reinstate, archive, restore, tellRefusal };
}

export type Commands = ReturnType<typeof useCommands>;
