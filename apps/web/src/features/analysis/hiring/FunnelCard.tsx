import type { HiringAnalysis } from "@vaardig/contract/analysis/hiringAnalysis";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import { ChartCard } from "../frame/ChartCard.tsx";
import { useHiringTexts } from "./useHiringTexts.ts";

const COLUMNS = ["step", "reached", "conversion", "of-all"] as const;

/** Card of the hiring funnel. */
export function FunnelCard({ analysis: { funnel, applicants } }: { analysis: HiringAnalysis }) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const { share } = useHiringTexts();
  const hired = funnel.find(({ step }) => step === "Hired")?.reached ?? 0;
  const title = t("hiring.funnel-title", { hired: format.number(hired), all: format.number(applicants) });
  return (
    <ChartCard
      title={title}
      help={t("hiring.funnel-help")}
      name="recruiting-funnel"
      table={{
        label: title,
        columns: COLUMNS.map((key, at) => ({ key, label: t(`columns.${key}`), isNumber: at > 0 })),
        rows: funnel.map(({ step, reached }, at) => ({
          key: step,
          cells: [
            t(`hiring.steps.${step}`),
            format.number(reached),
            at === 0 ? "–" : share(reached, funnel[at - 1]?.reached ?? 0),
            share(reached, applicants),
          ].map((text) => ({ text })),
        })),
      }}
    >
      <AccessibleChart
        kind="bars"
        label={title}
        names={funnel.map(({ step }) => t(`hiring.steps.${step}`))}
        series={[{ label: t("columns.reached"), tone: "main", values: funnel.map(({ reached }) => reached) }]}
        text={format.number}
      />
    </ChartCard>
  );
}
