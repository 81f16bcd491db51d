import { APPROVAL_COMMANDS, type ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";
import type { JobAct } from "@vaardig/contract/jobs/jobs";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MenuAct } from "../../ui/ActsMenu.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { type ConfirmedCommand, hasConfirmation } from "./acts.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";

export interface ApprovalOptions {
  name: string;
  can: readonly JobAct[];
  hasChange: boolean;
  /** Path of the edit screen; undefined when the role has none. */
  editPath: string | undefined;
  isBusy: boolean;
  /** Rejects with the call's error. */
  onAct: (act: ApprovalCommand, reason?: string) => Promise<void>;
}

export interface ApprovalStep extends MenuAct {
  /** True for a step beside the one that is meant. */
  isQuiet: boolean;
}

interface ApprovalActs {
  edit: (MenuAct & { to: string }) | undefined;
  /** The next steps, which are buttons. */
  steps: readonly ApprovalStep[];
  /** What is in the menu. */
  others: readonly MenuAct[];
  /** Questions that an act asks first. */
  dialogs: ReactNode;
  /** Where the focus goes when the pressed button disappears. */
  place: RefObject<HTMLDivElement | null>;
}

/** Commands shown as buttons; the others are in the menu. */
const PROMINENT: readonly ApprovalCommand[] = ["submit", "approve", "decline", "reopen"];
const QUIET: readonly ApprovalCommand[] = ["decline", "reopen"];
const WORDS = { close: "close", delete: "delete", discard_change: "discard" } as const;

/** Returns all actions of the reader on a job or project, next step first, and their questions. */
export function useApprovalActs(options: ApprovalOptions): ApprovalActs {
  const { name, can, hasChange, editPath, isBusy, onAct } = options;
  const { t } = useTranslation("approval");
  const [asking, setAsking] = useState<ConfirmedCommand | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  // The pressed button often disappears, so the focus moves to another one.
  useEffect(() => {
    const find = (what: string) => place.current?.querySelector<HTMLElement>(what);
    const isLost = document.activeElement === document.body;
    if (hasActed.current && isLost && can.length > 0)
      (find("[data-acts] :is(a, button)") ?? find("a, button"))?.focus();
  }, [can]);
  const start = (act: ApprovalCommand) => {
    hasActed.current = true;
    if (hasConfirmation(act)) setAsking(act);
    else void onAct(act);
  };
  const acts = APPROVAL_COMMANDS.filter((act) => can.includes(act)).map((act) => ({
    key: act,
    label: t(`act.${act}`),
    isQuiet: QUIET.includes(act),
    isFinal: act === "delete",
    disabled: isBusy,
    onAct: () => start(act),
  }));
  const confirmed = asking && asking !== "decline" ? asking : null;
  return {
    edit: can.includes("edit") && editPath ? { key: "edit", label: t("act.edit"), to: editPath } : undefined,
    steps: acts.filter(({ key }) => PROMINENT.includes(key)),
    others: acts.filter(({ key }) => !PROMINENT.includes(key)),
    place,
    dialogs: (
      <>
        {asking === "decline" && (
          <DeclineDialog
            name={name}
            isChange={hasChange}
            onDecline={(reason) => onAct("decline", reason)}
            onClose={() => setAsking(null)}
          />
        )}
        <ConfirmDialog
          open={confirmed !== null}
          isOrdinary={confirmed === "close"}
          title={confirmed ? t(`${WORDS[confirmed]}.title`, { name }) : ""}
          text={confirmed ? t(`${WORDS[confirmed]}.text`) : ""}
          confirm={confirmed ? t(`${WORDS[confirmed]}.confirm`) : ""}
          isBusy={isBusy}
          onConfirm={() => {
            setAsking(null);
            if (confirmed) void onAct(confirmed);
          }}
          onClose={() => setAsking(null)}
        />
      </>
    ),
  };
}
