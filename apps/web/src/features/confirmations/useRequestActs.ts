import type {
  GivenEndorsement,
  ReceivedRequest,
  SentRequest,
} from "@vaardig/contract/confirmations/confirmations";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import {
  useAnswerConfirmationMutation,
  useDeclineConfirmationMutation,
  useRemindConfirmationMutation,
  useUndoConfirmationMutation,
  useWithdrawConfirmationMutation,
  useWithdrawEndorsementMutation,
} from "./confirmations.api.ts";

interface RequestActs {
  answer: (request: ReceivedRequest, level: number) => Promise<boolean>;
  decline: (request: ReceivedRequest, reason: string) => Promise<boolean>;
  /** Reopens a request. */
  undo: (request: { id: string; version: number }) => Promise<boolean>;
  withdraw: (request: SentRequest) => Promise<boolean>;
  remind: (request: SentRequest) => Promise<boolean>;
  takeBack: (given: GivenEndorsement, isTakenBack: boolean) => Promise<boolean>;
}

/** Returns the actions on requests, with messages, undo where possible, and error messages. */
export function useRequestActs(): RequestActs {
  const { t } = useTranslation("confirmations");
  const { show } = useSnackbar();
  const [answer] = useAnswerConfirmationMutation();
  const [decline] = useDeclineConfirmationMutation();
  const [withdraw] = useWithdrawConfirmationMutation();
  const [undo] = useUndoConfirmationMutation();
  const [remind] = useRemindConfirmationMutation();
  const [takeBack] = useWithdrawEndorsementMutation();

  async function told<T>(act: Promise<T>, done: (result: T) => void): Promise<boolean> {
    try {
      done(await act);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
      return false;
    }
  }
  const reopen = ({ id, version }: { id: string; version: number }) =>
    told(undo({ body: { id, version } }).unwrap(), () => show(t("done.undone")));
  const withUndo = (request: { id: string; version: number }) => ({ undo: () => void reopen(request) });

  return {
    answer: ({ id, version, kind, skill, person }, level) =>
      told(answer({ body: { id, version, level } }).unwrap(), (now) =>
        show(t(`done.${kind}`, { skill: skill.name, name: person.name }), "success", withUndo(now)),
      ),
    decline: ({ id, version, person }, reason) =>
      told(decline({ body: { id, version, reason } }).unwrap(), (now) =>
        show(t("done.declined", { name: person.name }), "success", withUndo(now)),
      ),
    undo: reopen,
    withdraw: ({ id, version, responder }) =>
      told(withdraw({ body: { id, version } }).unwrap(), (now) =>
        show(t("done.withdrawn", { name: responder.name }), "success", withUndo(now)),
      ),
    remind: ({ id, version, responder }) =>
      told(remind({ body: { id, version } }).unwrap(), () =>
        show(t("done.reminded", { name: responder.name })),
      ),
    takeBack: (given, isTakenBack) => {
      const change = (taken_back: boolean) => takeBack({ body: { id: given.id, taken_back } }).unwrap();
      const back = () => void told(change(!isTakenBack), () => show(t("done.restored")));
      return told(change(isTakenBack), () =>
        isTakenBack
          ? show(t("done.taken-back", { skill: given.skill.name }), "success", { undo: back })
          : show(t("done.restored")),
      );
    },
  };
}
