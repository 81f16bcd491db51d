import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Figure, FigureKey, Point } from "@vaardig/contract/dashboard/dashboard";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { ChartPanel } from "./ChartPanel.tsx";

/** Stages of a successful application. */
type Way = Exclude<Stage, `Rejection ${string}`>;

const DRAWN: Partial<Record<FigureKey, (props: { figure: Figure }) => ReactNode>> = {
  headcount: Departments,
  joined: Joined,
  skill_cover: Short,
  running: Running,
  hires: Hires,
};

/** Pictures whose parts have names, where one without a name means nowhere. */
const NAMED: readonly FigureKey[] = ["headcount"];

/** Returns whether a chart has content: not empty, and not only people without a department. */
function isTelling({ key, series }: Figure): boolean {
  if (key === "skill_cover") return true;
  return series.some(
    ({ name, value, of }) => Math.max(value, of ?? 0) > 0 && (!NAMED.includes(key) || name !== null),
  );
}

/** The pictures of these figures that have something to show, in the order of the keys. */
export function chartsOf(figures: readonly Figure[], keys: readonly FigureKey[]): ReactNode[] {
  return keys.flatMap((key) => {
    const figure = figures.find((one) => one.key === key);
    const Picture = DRAWN[key];
    return figure && Picture && isTelling(figure) ? [<Picture key={key} figure={figure} />] : [];
  });
}

const values = (points: readonly Point[]) => points.map(({ value }) => value);
const others = (points: readonly Point[]) => points.map(({ value, of }) => (of ?? value) - value);

function usePointPlace() {
  const placeOf = usePlace();
  return ({ leads_to: place }: Point) => (place ? placeOf(place) : undefined);
}

/** Months as a picture names them, beside the year before. */
function useMonths() {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const toOf = usePointPlace();
  return ({ series }: Figure) => ({
    head: t("columns.month"),
    rows: series.map((point) => {
      const name = format.month(point.id);
      return { id: point.id, name, short: name.slice(0, 3), to: toOf(point) };
    }),
    series: [
      { label: t("joined.before"), values: series.map(({ previous }) => previous), tone: "quiet" as const },
      { label: t("joined.this"), values: values(series), tone: "other" as const },
    ],
  });
}

function Departments({ figure: { series } }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const pathTo = usePath();
  const toOf = usePointPlace();
  const [largest] = series;
  return (
    <ChartPanel
      kind="bars"
      isNarrow
      isStacked
      title={largest?.name ? t("departments.title", { name: largest.name }) : t("departments.title-outside")}
      text={t("departments.text")}
      more={{ to: pathTo("departments-teams-roles"), label: t("departments.all") }}
      head={t("columns.department")}
      rows={series.map((one) => ({ id: one.id, name: one.name ?? t("departments.outside"), to: toOf(one) }))}
      series={[
        { label: t("departments.active"), values: values(series), tone: "main" },
        { label: t("departments.waiting"), values: others(series), tone: "quiet" },
      ]}
    />
  );
}

function Joined({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const monthsOf = useMonths();
  return (
    <ChartPanel
      kind="columns"
      title={t("joined.title", { count: figure.value, number: format.number(figure.value) })}
      text={t("joined.text")}
      more={{ to: placeOf(figure.leads_to), label: t("joined.all") }}
      {...monthsOf(figure)}
    />
  );
}

function Running({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const toOf = usePointPlace();
  const isOfJobs = figure.leads_to.screen === "recruiting-jobs";
  return (
    <ChartPanel
      kind="bars"
      isNarrow
      title={t("hiring.running", { count: figure.value, number: format.number(figure.value) })}
      text={t("hiring.running-text")}
      more={{
        to: placeOf(figure.leads_to),
        label: t(isOfJobs ? "hiring.running-jobs" : "hiring.running-all"),
      }}
      head={t("columns.stage")}
      rows={figure.series.map((one) => ({
        id: one.id,
        name: t(`hiring.stages.${one.id as Way}`),
        to: toOf(one),
      }))}
      series={[{ label: t("columns.people"), values: values(figure.series), tone: "stage" }]}
    />
  );
}

function Hires({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const monthsOf = useMonths();
  const isOfJobs = figure.leads_to.screen === "recruiting-jobs";
  return (
    <ChartPanel
      kind="columns"
      title={t("hiring.hires", { count: figure.value, number: format.number(figure.value) })}
      text={t("hiring.hires-text")}
      more={{ to: placeOf(figure.leads_to), label: t(isOfJobs ? "hiring.hires-all" : "hiring.hires-people") }}
      {...monthsOf(figure)}
    />
  );
}

function Short({ figure: { series, leads_to: all } }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const placeOf = usePlace();
  const toOf = usePointPlace();
  const [worst] = series;
  if (!worst)
    return (
      <Panel title={t("short.none-title")}>
        <Typography sx={{ color: "text.secondary" }}>{t("short.none-text")}</Typography>
      </Panel>
    );
  return (
    <ChartPanel
      kind="bars"
      isNarrow
      isStacked
      title={t("short.title", { name: worst.name ?? "" })}
      text={t("short.text")}
      more={{ to: placeOf(all), label: t("short.all") }}
      head={t("columns.skill")}
      rows={series.map((one) => ({ id: one.id, name: one.name ?? "", to: toOf(one) }))}
      series={[
        { label: t("short.below"), values: values(series), tone: "short" },
        { label: t("short.rest"), values: others(series), tone: "main" },
      ]}
    />
  );
}
