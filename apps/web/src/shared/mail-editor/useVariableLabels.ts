import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Display names of variables. */
export type VariableLabels = Record<MailVariable, string>;

/** Returns the display names of variables in the reader's language. */
export function useVariableLabels(): VariableLabels {
  const { t } = useTranslation("mail-editor");
  return useMemo(
    () => Object.fromEntries(MAIL_VARIABLES.map((name) => [name, t(`variables.${name}`)])) as VariableLabels,
    [t],
  );
}
