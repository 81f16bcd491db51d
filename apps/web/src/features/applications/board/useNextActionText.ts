import type { NextAction } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { isOverdue } from "./isOverdue.ts";

/** Returns the text of a next action; overdue tasks are marked. */
export function useNextActionText(): (next: NextAction) => string {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return (next) => {
    const { kind, title, task_type: type, at } = next;
    if (kind === "task") {
      const day = at ? format.date(at) : "";
      const date = isOverdue(next, localDay()) ? t("overdue", { date: day }) : day;
      return t(`next.${type ?? "to-do"}`, { title: title ?? "", date });
    }
    if (kind === "interview") return t("next.interview", { date: at ? format.dateTime(at) : "" });
    return t(`next.${kind}`);
  };
}
