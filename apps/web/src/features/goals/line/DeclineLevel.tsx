import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { LIMITS } from "@vaardig/contract/limits";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { LongText } from "../../../ui/LongText.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { useDeclineLevelProposalMutation } from "../goals.api.ts";

/** Asks for the reason of a declined level; the person sees it at the goal. */
export function DeclineLevel({ proposal, onClose }: { proposal: LevelProposal; onClose: () => void }) {
  const { t } = useTranslation("goals");
  const [decline, { isLoading }] = useDeclineLevelProposalMutation();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    try {
      await decline({ body: { id: proposal.id, reason: reason.trim() } }).unwrap();
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <ActionDialog
      title={t("confirm.decline-title", { name: proposal.person.name, skill: proposal.skill.name })}
      confirm={t("act.decline")}
      disabled={reason.trim() === ""}
      isBusy={isLoading}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {use(PausedContext)}
      <LongText
        label={t("ask.reason")}
        help={t("confirm.decline-help")}
        value={reason}
        onChange={setReason}
        limit={LIMITS.description}
        required
      />
    </ActionDialog>
  );
}
