import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { applicationModalsSlice, type OpenDialog } from "../applicationModals.slice.ts";
import { useCloseFilledVacancyMutation } from "../applications.api.ts";
import { type FilledJob, HireDialog } from "./HireDialog.tsx";
import { OfferSheet } from "./OfferSheet.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { ReturnDialog } from "./ReturnDialog.tsx";
import { type CommandListener, type Commands, useCommands } from "./useCommands.ts";

export interface ApplicationActs {
  /** Moves to a stage: forward immediately, back or to a rejection after a dialog. */
  move: (card: ApplicationCard, to: Stage) => void;
  /** Runs an action, by its name in `can`. */
  act: (card: ApplicationCard, what: string) => void;
  /** The open dialog. */
  dialog: ReactNode;
}

/** Returns whether a card may move to a stage. */
export function canMove(card: ApplicationCard, to: Stage): boolean {
  return card.forward.includes(to) || card.back.includes(to) || card.rejection === to;
}

/** Returns whether a reader who may do something with an application can email its person. */
export function canEmail({ can, outcome, archived, person }: ApplicationCard): boolean {
  return can.length > 0 && outcome !== "withdrawn" && !archived && person.mail === "yes";
}

/** Returns the actions on one application, with their dialogs. */
export function useActs(sink: CommandListener): ApplicationActs {
  const { t } = useTranslation("applications");
  // Loads the namespace of the dialog's email with the page, because loading it later would hide the dialog
  // briefly.
  useTranslation("mail-editor");
  const commands = useCommands(sink);
  const pathTo = usePath();
  const navigate = useNavigate();
  const [open, setOpen] = applicationModalsSlice.usePart("one");
  const close = () => {
    if (open) sink.about(open.card.id);
    setOpen(null);
  };
  const email = async ({ job_vacancy_id: jobId, person }: ApplicationCard) => {
    const path = pathTo("recruiting-job-message", { jobId });
    if (path) await navigate(path, { state: { user_ids: [person.id] } });
  };
  const move: ApplicationActs["move"] = (card, to) => {
    if (card.rejection === to) setOpen({ kind: "reject", card });
    else if (card.back.includes(to)) setOpen({ kind: "back", card, to });
    else if (card.forward.includes(to)) void commands.move(card, to);
  };
  const act: ApplicationActs["act"] = (card, what) => {
    if (what === "archive") void commands.archive(card);
    else if (what === "restore") void commands.restore(card);
    else if (what === "undo_rejection") void commands.undoRejection(card);
    else if (what === "email") void email(card);
    else if (what === "reject" || what === "reinstate" || what === "offer" || what === "hire")
      setOpen({ kind: what, card });
  };
  const onFilled = (card: ApplicationCard, vacancy: FilledJob) => setOpen({ kind: "filled", card, vacancy });
  const dialog = open && (
    <Question open={open} sink={sink} commands={commands} onFilled={onFilled} onClose={close} t={t} />
  );
  return { move, act, dialog };
}

interface QuestionProps {
  open: OpenDialog;
  sink: CommandListener;
  commands: Commands;
  onFilled: (card: ApplicationCard, vacancy: FilledJob) => void;
  onClose: () => void;
  t: ReturnType<typeof useTranslation<"applications">>["t"];
}

function Question({ open, sink, commands, onFilled, onClose, t }: QuestionProps) {
  const [closeJob, { isLoading }] = useCloseFilledVacancyMutation();
  const shared = { sink, commands, onClose };
  switch (open.kind) {
    case "reject":
      return (
        <RejectDialog
          cards={[open.card]}
          onReject={(why) => void commands.reject(open.card, why)}
          onClose={onClose}
        />
      );
    case "back":
      return (
        <ReturnDialog
          title={t("back-title", { name: open.card.person.name, stage: t(`stages.${open.to}`) })}
          confirm={t("back-confirm")}
          onConfirm={(why) => void commands.move(open.card, open.to, why)}
          onClose={onClose}
        />
      );
    case "reinstate":
      return (
        <ReturnDialog
          title={t("reinstate-title", { name: open.card.person.name })}
          confirm={t("reinstate-confirm")}
          onConfirm={(why) => void commands.reinstate(open.card, why)}
          onClose={onClose}
        />
      );
    case "offer":
      return <OfferSheet card={open.card} {...shared} />;
    case "hire":
      return <HireDialog card={open.card} onFilled={(vacancy) => onFilled(open.card, vacancy)} {...shared} />;
    case "filled":
      return (
        <ConfirmDialog
          open
          isOrdinary
          title={t("filled-title")}
          text={t("filled-text")}
          confirm={t("filled-confirm")}
          cancel={t("filled-cancel")}
          isBusy={isLoading}
          onConfirm={() => void closeJob({ body: open.vacancy }).then(onClose)}
          onClose={onClose}
        />
      );
  }
}
