import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";
import { SkillsFilters } from "../filters/SkillsFilters.tsx";
import { useSkillsFilter } from "../filters/useSkillsFilter.ts";
import { PageTools } from "../frame/PageTools.tsx";
import { PrintStyles } from "../frame/PrintStyles.tsx";
import { CellSheet } from "../skills/CellSheet.tsx";
import { GapsView } from "../skills/GapsView.tsx";
import { HeatView } from "../skills/HeatView.tsx";
import { parseCellParam } from "../skills/readHeatAddress.ts";
import { SinglePointsView } from "../skills/SinglePointsView.tsx";
import { TrendView } from "../skills/TrendView.tsx";

const VIEWS = { heat: HeatView, gaps: GapsView, single: SinglePointsView, trend: TrendView };
const KEYS = ["heat", "gaps", "single", "trend"] as const;

/** Skills analysis of the company or a manager's line: gaps, dependencies and trends. */
export function SkillsAnalysisPage() {
  const { t } = useTranslation("analysis");
  const isLine = useAuth().user?.system_role === "manager";
  // A phone has them among what its bar unfolds.
  const isPhone = useBarSlot() !== null;
  const filtering = useSkillsFilter();
  const { address } = filtering;
  const view = KEYS.find((key) => key === address.get("view")) ?? "heat";
  const cell = parseCellParam(address.get("cell"));
  const View = VIEWS[view];
  const show = (next: (typeof KEYS)[number]) =>
    address.set({ view: next === "heat" ? null : next, cell: null, skills: null }, true);
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={t("title")}
        description={t(isLine ? "description-line" : "description")}
        action={!isPhone && <PageTools />}
      >
        <SkillsFilters filtering={filtering} />
        {isPhone && <PageTools />}
      </PageHeader>
      <Tabs
        value={view}
        aria-label={t("views.label")}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, next: (typeof KEYS)[number]) => show(next)}
        sx={{ mb: 5 }}
      >
        {KEYS.map((key) => (
          <Tab
            key={key}
            value={key}
            id={`view-${key}`}
            aria-controls="analysis-view"
            label={t(`views.${key}`)}
          />
        ))}
      </Tabs>
      <div id="analysis-view" role="tabpanel" aria-labelledby={`view-${view}`}>
        <View filtering={filtering} />
      </div>
      {cell && (
        <CellSheet
          cell={cell}
          filtering={filtering}
          onClose={() => address.set({ cell: null, people: null, page: address.number("page") })}
        />
      )}
    </>
  );
}
