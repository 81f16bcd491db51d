import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { APPROVAL_COMMANDS, type ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";
import type { JobAct } from "@vaardig/contract/jobs/jobs";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MoreMenu } from "../../ui/ActsMenu.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { type ConfirmedCommand, hasConfirmation } from "./acts.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";

interface Props {
  name: string;
  can: readonly JobAct[];
  hasChange: boolean;
  /** Path of the edit screen; undefined when the role has none. */
  editPath: string | undefined;
  isBusy: boolean;
  /** True when shown in one line with the name. */
  isSmall?: boolean;
  /** Rejects with the call's error. */
  onAct: (act: ApprovalCommand, reason?: string) => Promise<void>;
}

/** Commands shown as buttons; the others are in the menu. */
const PROMINENT: readonly ApprovalCommand[] = ["submit", "approve", "decline", "reopen"];
const QUIET: readonly ApprovalCommand[] = ["decline", "reopen"];
const WORDS = { close: "close", delete: "delete", discard_change: "discard" } as const;

/** All actions of the reader on a job or project, next step first. */
export function ApprovalActions(props: Props) {
  const { name, can, hasChange, editPath, isBusy, isSmall = false, onAct } = props;
  const { t } = useTranslation("approval");
  const [asking, setAsking] = useState<ConfirmedCommand | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const acts = APPROVAL_COMMANDS.filter((act) => can.includes(act));
  const buttons = acts.filter((act) => PROMINENT.includes(act));
  const others = acts.filter((act) => !PROMINENT.includes(act));
  // The pressed button often disappears, so the focus moves to another one.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hasActed.current && isLost && can.length > 0)
      bar.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [can]);
  const start = (act: ApprovalCommand) => {
    hasActed.current = true;
    if (hasConfirmation(act)) setAsking(act);
    else void onAct(act);
  };
  const size = isSmall ? "small" : "medium";
  const confirmed = asking && asking !== "decline" ? asking : null;
  return (
    <Box ref={bar} sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {can.includes("edit") && editPath && (
        <Button variant="outlined" size={size} component={Link} to={editPath}>
          {t("act.edit")}
        </Button>
      )}
      {buttons.map((act) => (
        <Button
          key={act}
          size={size}
          variant={QUIET.includes(act) ? "outlined" : "contained"}
          disabled={isBusy}
          onClick={() => start(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      <MoreMenu
        {...(isSmall && { size: "small" })}
        label={t("more", { name })}
        acts={others.map((act) => ({
          key: act,
          label: t(`act.${act}`),
          isFinal: act === "delete",
          disabled: isBusy,
          onAct: () => start(act),
        }))}
      />
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
    </Box>
  );
}
