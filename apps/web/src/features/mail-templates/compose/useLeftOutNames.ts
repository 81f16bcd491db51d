import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Names of people who are left out, in words, with how many more there are than are named. */
export function useLeftOutNames() {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  return ({ count, names }: RecipientCheck["unsubscribed"]) => {
    const more = count - names.length;
    return format.list([...names, ...(more > 0 ? [t("more", { count: more })] : [])]);
  };
}
