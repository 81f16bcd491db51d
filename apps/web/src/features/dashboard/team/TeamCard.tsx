import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { usePath } from "../../../lib/usePath.ts";
import { HeatLegend } from "../../../shared/team/HeatLegend.tsx";
import { HeatMap } from "../../../shared/team/HeatMap.tsx";
import { TeamList } from "../../../shared/team/TeamList.tsx";
import { useGetTeamSkillsQuery } from "../../../shared/team/team.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { Panel } from "../Panel.tsx";

const PEOPLE = 6;
const SKILLS = 12;

/** The manager's line at a glance: those with most gaps at the skills that their jobs ask for most. */
export function TeamCard() {
  const { t } = useTranslation("team");
  const pathTo = usePath();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const query = { sort: "gaps" as const, size: isNarrow ? 3 : PEOPLE, skills: SKILLS };
  const { data, error, refetch } = useGetTeamSkillsQuery({ query });
  const only = data?.skills.find((skill) => skill.only !== null);
  const people = t("summary", { count: data?.total ?? 0 });
  const hasMap = data !== undefined && data.total > 0 && data.skills.length > 0;
  return (
    <Panel
      title={t("card.title")}
      text={hasMap && people}
      more={hasMap ? { to: pathTo("team"), label: t("card.all") } : undefined}
    >
      {!data ? (
        error ? (
          <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={4} />
        )
      ) : !hasMap ? (
        <Typography sx={{ color: "text.secondary" }}>
          {data.total === 0 ? t("card.empty") : t("empty.skills-help")}
        </Typography>
      ) : (
        <>
          {isNarrow ? (
            <TeamList team={data} label={t("map")} isFetching={false} />
          ) : (
            <>
              <HeatMap team={data} label={t("map")} />
              <Box sx={{ mt: 4 }}>
                <HeatLegend />
              </Box>
            </>
          )}
          {only?.only && (
            <Typography sx={{ mt: 4 }}>
              {t("card.only", { name: only.only.name, skill: only.name })}
            </Typography>
          )}
        </>
      )}
    </Panel>
  );
}
