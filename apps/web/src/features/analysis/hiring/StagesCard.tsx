import Typography from "@mui/material/Typography";
import type { HiringAnalysis } from "@vaardig/contract/analysis/hiringAnalysis";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import { ChartCard } from "../frame/ChartCard.tsx";
import { useHiringTexts } from "./useHiringTexts.ts";

const COLUMNS = ["step", "left", "median", "p90"] as const;

/** Card of the time that applicants stay in each stage. */
export function StagesCard({ analysis: { stages } }: { analysis: HiringAnalysis }) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const { days, daysCell } = useHiringTexts();
  const told = stages.filter(({ median }) => median !== null);
  const slowest = [...told].sort((a, b) => (b.median ?? 0) - (a.median ?? 0))[0];
  const title = slowest
    ? t("hiring.stages-title", {
        step: t(`hiring.steps.${slowest.step}`),
        days: days(slowest.median ?? 0),
      })
    : t("hiring.stages-title-few");
  return (
    <ChartCard
      title={title}
      help={t("hiring.stages-help")}
      name="recruiting-time-in-stage"
      table={{
        label: title,
        columns: COLUMNS.map((key, at) => ({ key, label: t(`columns.${key}`), isNumber: at > 0 })),
        rows: stages.map(({ step, left, median, p90 }) => ({
          key: step,
          cells: [
            { text: t(`hiring.steps.${step}`) },
            { text: format.number(left) },
            daysCell(median),
            daysCell(p90),
          ],
        })),
      }}
    >
      {told.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("hiring.stages-help")}</Typography>
      ) : (
        <AccessibleChart
          kind="bars"
          label={title}
          names={told.map(({ step }) => t(`hiring.steps.${step}`))}
          series={[
            { label: t("columns.median"), tone: "main", values: told.map(({ median }) => median) },
            { label: t("columns.p90"), tone: "quiet", values: told.map(({ p90 }) => p90) },
          ]}
          text={days}
        />
      )}
    </ChartCard>
  );
}
