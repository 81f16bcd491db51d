import type { ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";

/** The record at the version that was read; a command on another version is refused. */
interface AtVersion {
  id: string;
  version: number;
}
type Command<Argument> = (argument: Argument) => { unwrap: () => Promise<unknown> };

/** API calls of the commands on a job or project, as mutation hooks return them. */
export interface Commands
  extends Record<Exclude<ApprovalCommand, "decline" | "delete">, Command<{ body: AtVersion }>> {
  decline: Command<{ body: AtVersion & { reason: string } }>;
  delete: Command<{ query: AtVersion }>;
}

interface Options {
  record: AtVersion & { name: string };
  commands: Commands;
  /** Refetches the record after a conflict. */
  refetch: () => unknown;
  /** Path of the list, opened after a deletion. */
  listPath: string;
}

/**
 * Returns a function that runs commands on a job or project, with messages; an error of an input goes to
 * its field.
 */
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
