import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { useAutocompleteTexts } from "../../../ui/useAutocompleteTexts.ts";
import { useGetAnalysisChoicesQuery, useGetSkillTrendQuery } from "../analysis.api.ts";
import type { SkillsFilterState } from "../filters/useSkillsFilter.ts";
import { ChartCard } from "../frame/ChartCard.tsx";
import type { TableData } from "../frame/tableData.ts";
import { SkillsView } from "./SkillsView.tsx";

const MEASURES = ["mean", "coverage", "confirmed"] as const;
const COLUMNS = ["month", "mean", "coverage", "known", "confirmed"] as const;
const WORDS = {
  mean: { rose: "trend.rose", fell: "trend.fell", stayed: "trend.stayed" },
  coverage: { rose: "trend.coverage-rose", fell: "trend.coverage-fell", stayed: "trend.coverage-stayed" },
  confirmed: { rose: "trend.confirmed-rose", fell: "trend.confirmed-fell", stayed: "trend.confirmed-stayed" },
} as const;

/** Trend of levels over twelve months. */
export function TrendView({ filtering }: { filtering: SkillsFilterState }) {
  const { t } = useTranslation("analysis");
  const texts = useAutocompleteTexts();
  const format = useFormat();
  const { address, query } = filtering;
  const measure = MEASURES.find((one) => one === address.get("measure")) ?? "mean";
  const skillId = address.get("skill");
  const { data: choices } = useGetAnalysisChoicesQuery();
  const skills = choices?.skills ?? [];
  const skill = skills.find(({ id }) => id === skillId);
  const read = useGetSkillTrendQuery({ query: { ...query, ...(skillId && { skill_id: skillId }) } });
  const mean = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const text = { mean, coverage: format.percent, confirmed: (value: number) => format.number(value) }[
    measure
  ];
  return (
    <SkillsView read={read} isEmpty={() => false}>
      {({ months, begins }) => {
        const measured = (is: (typeof months)[number]["is"]) =>
          is && { mean: is.mean, coverage: is.met / is.known, confirmed: is.confirmed }[measure];
        const values = months.map(({ is }) => measured(is));
        const told = values.filter((value) => value !== null);
        const [from, to] = [told[0], told.at(-1)].map((value) => (value === undefined ? "" : text(value)));
        const way = from === to ? "stayed" : (told[0] ?? 0) < (told.at(-1) ?? 0) ? "rose" : "fell";
        const what = told.length === 0 ? t("trend.none") : t(WORDS[measure][way], { from, to });
        const table: TableData = {
          label: t("views.trend"),
          columns: COLUMNS.map((key, at) => ({ key, label: t(`columns.${key}`), isNumber: at > 0 })),
          rows: months.map(({ month, is }) => ({
            key: month,
            cells: [
              { text: format.month(month) },
              ...(is
                ? [
                    mean(is.mean),
                    format.percent(is.met / is.known),
                    format.number(is.known),
                    format.number(is.confirmed),
                  ]
                : COLUMNS.slice(1).map(() => t("trend.no-value"))
              ).map((cell) => ({ text: cell })),
            ],
          })),
        };
        return (
          <ChartCard
            isFetching={read.isFetching}
            title={skill ? t("trend.of-skill", { skill: skill.name, what }) : what}
            help={[t("trend.help"), begins && t("trend.begins", { date: format.date(begins) })]
              .filter(Boolean)
              .join(" ")}
            name="skills-trend"
            table={table}
            tools={
              <>
                <Autocomplete
                  {...texts}
                  size="small"
                  options={skills}
                  value={skill ?? null}
                  getOptionLabel={({ name }) => name}
                  getOptionKey={({ id }) => id}
                  isOptionEqualToValue={(option, value) => option.id === value.id}
                  onChange={(_event, chosen) => address.set({ skill: chosen?.id ?? null })}
                  renderInput={({ slotProps, ...params }) => (
                    <TextField
                      {...params}
                      placeholder={t("trend.all-skills")}
                      slotProps={{
                        ...slotProps,
                        htmlInput: { ...slotProps.htmlInput, "aria-label": t("trend.skill") },
                      }}
                    />
                  )}
                  sx={{ width: { xs: "100%", sm: 280 } }}
                />
                <FilterMenu
                  single
                  quiet
                  label={t(`trend.measure-${measure}`)}
                  options={MEASURES.map((value) => ({ value, label: t(`trend.measure-${value}`) }))}
                  selected={[measure]}
                  onChange={([value]) => address.set({ measure: value && value !== "mean" ? value : null })}
                />
              </>
            }
          >
            {told.length === 0 ? (
              <Typography sx={{ color: "text.secondary" }}>{t("trend.none-help")}</Typography>
            ) : (
              <AccessibleChart
                kind="line"
                label={what}
                names={months.map(({ month }) => format.month(month))}
                series={[{ label: t(`trend.measure-${measure}`), tone: "main", values }]}
                text={text}
                scale={
                  { mean: { min: 1, max: 5 }, coverage: { min: 0, max: 1 }, confirmed: undefined }[measure]
                }
              />
            )}
          </ChartCard>
        );
      }}
    </SkillsView>
  );
}
