import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import type { Act } from "./acts.ts";

interface Options {
  name: string;
  /** Does it; rejects with the call's error. */
  run: (act: Act, reason: string) => Promise<unknown>;
  /** Reads the record anew, when somebody else was first. */
  refetch: () => unknown;
  /** After it is gone. */
  onDeleted: () => void;
}

/** Runs commands on a vacancy or project and says what became of them; a refusal for what was typed goes to its field. */
export function useActs({ name, run, refetch, onDeleted }: Options) {
  const { t } = useTranslation("approval");
  const { show } = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const onAct = async (act: Act, reason = "") => {
    setBusy(true);
    try {
      await run(act, reason);
      show(t(`done.${act}`, { name }));
      if (act === "delete") onDeleted();
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
