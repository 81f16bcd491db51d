import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { useGetSkillHeatMapQuery } from "../analysis.api.ts";
import type { SkillsFilterState } from "../filters/useSkillsFilter.ts";
import { ChartCard } from "../frame/ChartCard.tsx";
import { HeatCards } from "./HeatCards.tsx";
import { HeatTable } from "./HeatTable.tsx";
import { HeatTones } from "./HeatTones.tsx";
import { toCellParam, worstSkill } from "./readHeatAddress.ts";
import { SkillsPager } from "./SkillsPager.tsx";
import { SkillsView } from "./SkillsView.tsx";
import { useHeatTable } from "./useHeatTable.ts";

const SIZE = 50;
const SKILLS = 16;

/** Heat map view: gaps by department and skill. */
export function HeatView({ filtering }: { filtering: SkillsFilterState }) {
  const { t } = useTranslation("analysis");
  const { address, query } = filtering;
  const { search } = useLocation();
  const { percent, tableOf } = useHeatTable();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const Heat = isPhone ? HeatCards : HeatTable;
  const shown = address.get("show") === "level" ? "level" : "coverage";
  const choose = address.get("choose") === "gap" ? "gap" : "required";
  const [page, skillsPage] = [address.number("page"), address.number("skills")];
  const read = useGetSkillHeatMapQuery({
    query: { ...query, choose, page, size: SIZE, skills: SKILLS, skills_page: skillsPage },
  });
  const open = (skillId: string, department: string | null | undefined) => {
    const params = new URLSearchParams(search);
    params.set("cell", toCellParam({ skillId, department }));
    params.delete("people");
    return `?${params}`;
  };
  const option = (key: "choose-required" | "choose-gap" | "tone-coverage" | "tone-level", value: string) => ({
    value,
    label: t(`heat.${key}`),
  });
  return (
    <SkillsView read={read} isEmpty={({ skills }) => skills.length === 0}>
      {(map) => {
        const worst = worstSkill(map);
        const title = !worst
          ? t("heat.title-hidden")
          : worst.share === 1
            ? t("heat.title-good")
            : t("heat.title", { skill: worst.name, share: percent(worst.share) });
        return (
          <ChartCard
            isTable
            isFetching={read.isFetching}
            title={title}
            help={`${t(shown === "level" ? "heat.help-mean" : "heat.help")} ${t("hidden-help")}`}
            name="skills-heat-map"
            table={tableOf(map)}
            tools={
              <>
                <FilterMenu
                  single
                  quiet
                  label={t(`heat.choose-${choose}`)}
                  options={[option("choose-required", "required"), option("choose-gap", "gap")]}
                  selected={[choose]}
                  onChange={([value]) =>
                    address.set({ choose: value === "gap" ? "gap" : null, skills: null })
                  }
                />
                <FilterMenu
                  single
                  quiet
                  label={t(`heat.tone-${shown}`)}
                  options={[option("tone-coverage", "coverage"), option("tone-level", "level")]}
                  selected={[shown]}
                  onChange={([value]) => address.set({ show: value === "level" ? "level" : null, page })}
                />
                <Box sx={{ ml: { sm: "auto" } }}>
                  <HeatTones shown={shown} />
                </Box>
              </>
            }
            below={
              <>
                <SkillsPager
                  page={skillsPage}
                  size={SKILLS}
                  total={map.skills_total}
                  onPage={(next) => address.set({ skills: next, page })}
                />
                <Pagination
                  page={page}
                  size={SIZE}
                  total={map.departments_total}
                  onPage={(next) => address.set({ page: next }, true)}
                />
              </>
            }
          >
            <Heat map={map} shown={shown} open={open} />
          </ChartCard>
        );
      }}
    </SkillsView>
  );
}
