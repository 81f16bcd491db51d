import type { NextAction } from "@vaardig/contract/applications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";

/** What comes next with an applicant, in words. */
export function useNextWords(): (next: NextAction) => string {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return ({ kind, title, task_type: type, at }) => {
    if (kind === "task")
      return t(`next.${type ?? "to-do"}`, { title: title ?? "", date: at ? format.date(at) : "" });
    if (kind === "interview") return t("next.interview", { date: at ? format.dateTime(at) : "" });
    return t(`next.${kind}`);
  };
}
