import type { ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";

/** The record as it was read: a command on another version is refused. */
interface AtVersion {
  id: string;
  version: number;
}
type Command<Argument> = (argument: Argument) => { unwrap: () => Promise<unknown> };

/** The calls behind the commands on a vacancy or project, as hooks of the API give them. */
export interface Commands
  extends Record<Exclude<ApprovalCommand, "decline" | "delete">, Command<{ body: AtVersion }>> {
  decline: Command<{ body: AtVersion & { reason: string } }>;
  delete: Command<{ query: AtVersion }>;
}

interface Options {
  record: AtVersion & { name: string };
  commands: Commands;
  /** Reads the record again, when someone else was first. */
  refetch: () => unknown;
  /** Where the records are listed: one goes there when this one is gone. */
  listPath: string;
}

/** Runs commands on a vacancy or project and says what became of them; a refusal for what was typed goes to its field. */
export function useActs({ record, commands, refetch, listPath }: Options) {
  const { t } = useTranslation("approval");
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { id, version, name } = record;
  const run = (act: ApprovalCommand, reason: string) => {
    const body = { id, version };
    if (act === "decline") return commands.decline({ body: { ...body, reason } }).unwrap();
    if (act === "delete") return commands.delete({ query: body }).unwrap();
    return commands[act]({ body }).unwrap();
  };
  const onAct = async (act: ApprovalCommand, reason = "") => {
    setBusy(true);
    try {
      await run(act, reason);
      show(t(`done.${act}`, { name }));
      if (act === "delete") await navigate(listPath, { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (act === "decline" && error.code === "validation_failed") throw error;
      const isLate = error.code === "stale_version" || error.code === "conflict";
      const told = Object.values(error.fields ?? {})[0] ?? error.message;
      show(isLate ? t("stale") : told, isLate ? "warning" : "error");
      if (isLate) refetch();
    } finally {
      setBusy(false);
    }
  };
  return { onAct, isBusy };
}
