import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Returns names of skipped people as text, with the number of others. */
export function useLeftOutNames() {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  return ({ count, names }: RecipientCheck["unsubscribed"]) => {
    const more = count - names.length;
    return format.list([...names, ...(more > 0 ? [t("more", { count: more })] : [])]);
  };
}
