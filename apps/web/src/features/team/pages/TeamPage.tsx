import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { TEAM_LIMITS } from "@vaardig/contract/team/team";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { HeatLegend } from "../../../shared/team/HeatLegend.tsx";
import { HeatMap } from "../../../shared/team/HeatMap.tsx";
import { TeamList } from "../../../shared/team/TeamList.tsx";
import { useGetTeamSkillsQuery } from "../../../shared/team/team.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { type ScopeChoice, ScopePicker } from "../choose/ScopePicker.tsx";
import { type TeamView, TeamViewSwitch } from "../choose/TeamViewSwitch.tsx";
import { TeamInsights } from "../insights/TeamInsights.tsx";
import { TeamEmpty } from "./TeamEmpty.tsx";

const SIZE = 50;
const FIRST_SKILLS = 20;

/** Heat map of people × skills: levels, gaps of a line or department, and pending confirmations. */
export function TeamPage() {
  const { t } = useTranslation("team");
  const address = useAddress();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const sort = address.get("sort") === "gaps" ? "gaps" : "name";
  const page = address.number("page");
  const chosen = address.get("view");
  const view: TeamView = chosen === "map" || chosen === "list" ? chosen : isNarrow ? "list" : "map";
  const skills = address.get("skills") === "all" ? TEAM_LIMITS.skills : FIRST_SKILLS;
  const { data, currentData, error, isFetching, refetch } = useGetTeamSkillsQuery({
    query: {
      manager_id: address.get("line"),
      department_id: address.get("department"),
      sort,
      page,
      skills,
      size: SIZE,
    },
  });
  const choose = ({ kind, id }: ScopeChoice) =>
    address.set({
      line: kind === "line" ? id : null,
      department: kind === "department" ? id : null,
    });
  const team = currentData ?? data;
  const sorts = (["name", "gaps"] as const).map((value) => ({ value, label: t(`sort-${value}`) }));
  return (
    <>
      <PageHeader title={t("title")} description={t("description")}>
        <ScopePicker of={team?.of ?? null} onChoose={choose} />
        <FilterMenu
          single
          quiet
          label={t(`sort-${sort}`)}
          options={sorts}
          selected={[sort]}
          onChange={([value]) => address.set({ sort: value === "gaps" ? value : null })}
        />
        <Box sx={{ ml: "auto" }}>
          <TeamViewSwitch view={view} onView={(next) => address.set({ view: next, page })} />
        </Box>
      </PageHeader>
      {error && !currentData ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !team ? (
        <Card sx={{ p: 6 }}>
          <ListSkeleton rows={8} />
        </Card>
      ) : team.total === 0 || team.skills.length === 0 ? (
        <TeamEmpty
          hasPeople={team.total > 0}
          isOwnLine={!address.get("line") && !address.get("department")}
        />
      ) : (
        <Box aria-busy={isFetching}>
          <TeamInsights team={team} />
          {view === "list" ? (
            <TeamList team={team} label={t("map")} isFetching={isFetching} />
          ) : (
            <Card component="section" aria-label={t("map")} sx={{ p: { xs: 3, sm: 5 } }}>
              <Box sx={{ mb: 4, display: "flex", flexWrap: "wrap", gap: 4, justifyContent: "space-between" }}>
                <Typography variant="caption" sx={{ color: "text.secondary" }}>
                  {t("summary", { count: team.total })} ·{" "}
                  {t("skills-shown", { shown: team.skills.length, total: team.skills_total })}
                </Typography>
                <HeatLegend />
              </Box>
              <HeatMap team={team} label={t("map")} isWhole />
              {team.skills.length < Math.min(team.skills_total, TEAM_LIMITS.skills) && (
                <Button sx={{ mt: 3, ml: -4 }} onClick={() => address.set({ skills: "all", page })}>
                  {t("more-skills")}
                </Button>
              )}
            </Card>
          )}
          <Pagination
            page={page}
            size={SIZE}
            total={team.total}
            onPage={(next) => address.set({ page: next }, true)}
          />
          {team.without_job > 0 && (
            <Typography variant="caption" component="p" sx={{ mt: 4, color: "text.secondary" }}>
              {t("without-job", { count: team.without_job })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}
