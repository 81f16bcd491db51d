import type { HiringOutcome } from "@vaardig/contract/analysis/hiringAnalysis";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import { ChartCard } from "../frame/ChartCard.tsx";
import { useHiringTexts } from "./useHiringTexts.ts";

interface Props {
  title: string;
  help: string;
  /** File name of exports. */
  file: string;
  kind: "source" | "department" | "job";
  rows: readonly (HiringOutcome & { key: string; name: string; to?: string | undefined })[];
  isFetching?: boolean;
  below?: ReactNode;
}

/** Applicants and hires by source, department or job. */
export function OutcomeCard({ title, help, file, kind, rows, isFetching = false, below }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const { tableOf } = useHiringTexts();
  const named = rows.map(({ name, to, ...row }) => ({ ...row, name: { text: name, to } }));
  return (
    <ChartCard
      title={title}
      help={help}
      name={file}
      isFetching={isFetching}
      table={tableOf(kind, title, named)}
      below={below}
    >
      <AccessibleChart
        kind="bars"
        isStacked
        label={title}
        names={rows.map(({ name }) => name)}
        series={[
          { label: t("columns.hired"), tone: "main", values: rows.map(({ hired }) => hired) },
          {
            label: t("hiring.not-hired"),
            tone: "quiet",
            values: rows.map(({ applicants, hired }) => applicants - hired),
          },
        ]}
        text={format.number}
      />
    </ChartCard>
  );
}
