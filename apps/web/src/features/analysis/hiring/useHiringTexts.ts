import type { HiringOutcome } from "@vaardig/contract/analysis/hiringAnalysis";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { TableCell, TableData } from "../frame/tableData.ts";

const OUTCOMES = ["applicants", "interviewed", "hired", "rate", "days"] as const;

/** Returns formatters of hiring figures, and a table of outcomes. */
export function useHiringTexts() {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const days = (value: number) =>
    t("hiring.days", { count: value, number: format.number(value, { maximumFractionDigits: 1 }) });
  const share = (part: number, of: number) => (of > 0 ? format.percent(part / of) : "–");
  /** Returns a cell with the median in days, or a note when there are too few applicants. */
  const daysCell = (value: number | null): TableCell =>
    value === null ? { text: t("hiring.few"), isQuiet: true } : { text: days(value) };
  const tableOf = (
    key: "source" | "department" | "job",
    label: string,
    rows: readonly (HiringOutcome & { key: string; name: TableCell })[],
  ): TableData => ({
    label,
    columns: [
      { key, label: t(`columns.${key}`) },
      ...OUTCOMES.map((column) => ({ key: column, label: t(`columns.${column}`), isNumber: true })),
    ],
    rows: rows.map(({ key: id, name, applicants, interviewed, hired, days: took }) => ({
      key: id,
      cells: [
        name,
        ...[applicants, interviewed, hired].map((value) => ({ text: format.number(value) })),
        { text: share(hired, applicants) },
        daysCell(took),
      ],
    })),
  });
  return { days, share, daysCell, tableOf };
}
