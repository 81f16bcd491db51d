import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import type { ReviewRow } from "./reviewRows.ts";

interface RowWords {
  title: string;
  /** Organisation and period; empty without any. */
  line: string;
}

/** Returns a function that gives the texts of a row. */
export function useRowTexts(): (row: ReviewRow) => RowWords {
  const { t } = useTranslation("resume-review");
  const format = useFormat();
  const month = (day: string | null) => (day ? format.month(day) : "…");
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");
  return (row) => {
    switch (row.group) {
      case "facts":
        return { title: row.entry.value, line: t(`facts.${row.entry.fact}`) };
      case "experience": {
        const { position, company, start_date, end_date, current_job } = row.entry;
        const isDated = start_date || end_date || current_job;
        const period = isDated && `${month(start_date)} – ${current_job ? t("now") : month(end_date)}`;
        return { title: position || t("untitled.experience"), line: joined(company, period || null) };
      }
      case "education": {
        const { degree, institution, level, started, finished } = row.entry;
        const period = (started || finished) && `${month(started)} – ${month(finished)}`;
        return { title: degree || t("untitled.education"), line: joined(institution, level, period || null) };
      }
      case "languages": {
        const name = format.languageName(row.entry.language);
        return { title: name.charAt(0).toLocaleUpperCase() + name.slice(1), line: "" };
      }
      case "certificates": {
        const { name, issuer, number, issued_on: issued, expires_on: expires } = row.entry;
        return {
          title: name,
          line: joined(
            issuer,
            number,
            issued && format.month(issued),
            expires && t("expires", { date: format.date(expires) }),
          ),
        };
      }
      case "skills":
        return { title: row.skill.one.name, line: "" };
    }
  };
}
