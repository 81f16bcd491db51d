import type { Endpoint, Input } from "@vaardig/contract/endpoint";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../language/useCurrentLanguage.ts";
import { useAuth } from "../libState.ts";
import { useSnackbar } from "../useSnackbar.ts";
import { download } from "./download.ts";
import type { CallInput } from "./requestOf.ts";

/** Returns a function that saves an endpoint's response as a file; an error is shown. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const { t } = useTranslation();
  const { token } = useAuth();
  const language = useCurrentLanguage();
  const { show } = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const start = async (input: Input<E>): Promise<boolean> => {
    setBusy(true);
    const refused = await download(endpoint, input as CallInput, { token, language });
    setBusy(false);
    if (refused)
      show(refused.message || t(refused.status === 0 ? "network-error" : "operation-failed"), "error");
    return refused === null;
  };
  return { start, isBusy };
}
