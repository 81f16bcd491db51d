import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import type { ChartSeries } from "../../../ui/charts/chartProps.ts";
import { Pagination } from "../../../ui/Pagination.tsx";
import { useListSkillGapsQuery } from "../analysis.api.ts";
import type { SkillsFilterState } from "../filters/useSkillsFilter.ts";
import { ChartCard } from "../frame/ChartCard.tsx";
import type { TableData } from "../frame/tableData.ts";
import { toCellParam } from "./readHeatAddress.ts";
import { SkillsView } from "./SkillsView.tsx";

const SIZE = 12;
const COLUMNS = ["skill", "gap", "asked", "met", "short", "places", "unknown"] as const;

/** Required against available levels, per skill. */
export function GapsView({ filtering }: { filtering: SkillsFilterState }) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const { address, query } = filtering;
  const page = address.number("page");
  const read = useListSkillGapsQuery({ query: { ...query, page, size: SIZE } });
  const open = (skillId: string) => {
    const params = new URLSearchParams(window.location.search);
    params.set("cell", toCellParam({ skillId, department: undefined }));
    params.delete("people");
    return `?${params}`;
  };
  return (
    <SkillsView read={read} isEmpty={({ total }) => total === 0}>
      {({ data, total }) => {
        const shortOf = ({ people }: (typeof data)[number]) =>
          people && people.asked - people.met - people.unknown;
        const first = data.find(({ gap }) => gap !== null && gap > 0);
        const table: TableData = {
          label: t("views.gaps"),
          columns: COLUMNS.map((key, at) => ({ key, label: t(`columns.${key}`), isNumber: at > 0 })),
          rows: data.map((row) => {
            const { skill, people, places, gap } = row;
            const values = [gap, people?.asked, people?.met, shortOf(row), places, people?.unknown];
            return {
              key: skill.id,
              cells: [
                { text: skill.name, to: people && people.asked > 0 ? open(skill.id) : undefined },
                ...values.map((value) =>
                  value === undefined || value === null
                    ? { text: t("hidden"), isQuiet: true }
                    : { text: format.number(value) },
                ),
              ],
            };
          }),
        };
        const series: ChartSeries[] = [
          { label: t("columns.met"), tone: "main", values: data.map(({ people }) => people?.met ?? null) },
          { label: t("columns.short"), tone: "short", values: data.map(shortOf) },
          {
            label: t("columns.places"),
            tone: "other",
            values: data.map(({ people, places }) => people && places),
          },
          {
            label: t("columns.unknown"),
            tone: "quiet",
            values: data.map(({ people }) => people?.unknown ?? null),
          },
        ];
        return (
          <ChartCard
            isFetching={read.isFetching}
            title={
              first
                ? t("gaps.title", { skill: first.skill.name, gap: format.number(first.gap ?? 0) })
                : t("gaps.title-none")
            }
            help={t("gaps.help")}
            name="skills-supply-and-need"
            table={table}
            below={
              <Pagination
                page={page}
                size={SIZE}
                total={total}
                onPage={(next) => address.set({ page: next }, true)}
              />
            }
          >
            <AccessibleChart
              kind="bars"
              isStacked
              label={t("gaps.picture")}
              names={data.map(({ skill }) => skill.name)}
              series={series.filter(({ values }) => values.some((value) => value !== null && value > 0))}
              text={format.number}
            />
          </ChartCard>
        );
      }}
    </SkillsView>
  );
}
