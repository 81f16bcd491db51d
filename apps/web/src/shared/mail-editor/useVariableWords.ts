import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** How variables are called on the screen. */
export type VariableWords = Record<MailVariable, string>;

/** The names of variables in the reader's language. */
export function useVariableWords(): VariableWords {
  const { t } = useTranslation("mail-editor");
  return useMemo(
    () => Object.fromEntries(MAIL_VARIABLES.map((name) => [name, t(`variables.${name}`)])) as VariableWords,
    [t],
  );
}
