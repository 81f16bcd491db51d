import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Figure, FigureKey } from "@vaardig/contract/dashboard/dashboard";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { Bars } from "./Bars.tsx";
import { MonthColumns } from "./MonthColumns.tsx";

/** Stages of a successful application. */
type Way = Exclude<Stage, `Rejection ${string}`>;

const DRAWN: Partial<Record<FigureKey, (props: { figure: Figure }) => ReactNode>> = {
  headcount: Departments,
  joined: Joined,
  skill_cover: Short,
  running: Running,
  hires: Hires,
};

/** Chart colour of each subject. */
const TONE = { departments: 1, joined: 6, gaps: 2, hiring: 3, hires: 0 };

/** Charts whose parts have names; a part without a name stands for people without a department. */
const NAMED: readonly FigureKey[] = ["headcount"];

/** Returns whether a chart has content: not empty, and not only people without a department. */
function isTelling({ key, series }: Figure): boolean {
  if (key === "skill_cover") return true;
  return series.some(({ name, value }) => value > 0 && (!NAMED.includes(key) || name !== null));
}

/** Charts of the figures that have parts; nothing without any. */
export function Pictures({ figures }: { figures: readonly Figure[] }) {
  const drawn = figures.flatMap((figure) => {
    const Picture = DRAWN[figure.key];
    return Picture && isTelling(figure) ? [<Picture key={figure.key} figure={figure} />] : [];
  });
  return <>{drawn}</>;
}

function Departments({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const pathTo = usePath();
  const placeOf = usePlace();
  const [largest] = figure.series;
  const bars = figure.series.map(({ id, name, value, leads_to: place }) => ({
    id,
    name: name ?? t("departments.outside"),
    value,
    label: format.number(value),
    to: place ? placeOf(place) : undefined,
  }));
  return (
    <Panel
      title={largest?.name ? t("departments.title", { name: largest.name }) : t("departments.title-outside")}
      text={t("departments.text")}
      more={{ to: pathTo("departments-teams-roles"), label: t("departments.all") }}
    >
      <Bars bars={bars} tone={TONE.departments} />
    </Panel>
  );
}

function Joined({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <Panel
      title={t("joined.title", { count: figure.value, number: format.number(figure.value) })}
      text={t("joined.text")}
      more={{ to: placeOf(figure.leads_to), label: t("joined.all") }}
    >
      <MonthColumns points={figure.series} tone={TONE.joined} />
    </Panel>
  );
}

function Running({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const bars = figure.series.map(({ id, value }) => ({
    id,
    name: t(`hiring.stages.${id as Way}`),
    value,
    label: format.number(value),
  }));
  return (
    <Panel
      title={t("hiring.running", { count: figure.value, number: format.number(figure.value) })}
      text={t("hiring.running-text")}
      more={{ to: placeOf(figure.leads_to), label: t("hiring.running-all") }}
    >
      <Bars bars={bars} tone={TONE.hiring} />
    </Panel>
  );
}

function Hires({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <Panel
      title={t("hiring.hires", { count: figure.value, number: format.number(figure.value) })}
      text={t("hiring.hires-text")}
      more={{ to: placeOf(figure.leads_to), label: t("hiring.hires-all") }}
    >
      <MonthColumns points={figure.series} tone={TONE.hires} />
    </Panel>
  );
}

function Short({ figure }: { figure: Figure }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const [worst] = figure.series;
  if (!worst)
    return (
      <Panel title={t("short.none-title")}>
        <Typography sx={{ color: "text.secondary" }}>{t("short.none-text")}</Typography>
      </Panel>
    );
  const bars = figure.series.map(({ id, name, value, of }) => ({
    id,
    name: name ?? "",
    value,
    of,
    label: t("short.value", { value: format.number(value), of: format.number(of ?? 0) }),
  }));
  return (
    <Panel
      title={t("short.title", { name: worst.name ?? "" })}
      text={t("short.text")}
      more={{ to: placeOf(figure.leads_to), label: t("short.all") }}
    >
      <Bars bars={bars} tone={TONE.gaps} />
    </Panel>
  );
}
