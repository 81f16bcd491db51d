import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { TeamCard } from "../../../shared/approval/TeamCard.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { PoolHeader } from "../profile/PoolHeader.tsx";
import { PoolPeople } from "../profile/PoolPeople.tsx";
import { useGetTalentPoolQuery, useSaveTalentPoolMembersMutation } from "../talentPools.api.ts";

/** Page of one talent pool: purpose, people and team. */
export function TalentPoolPage() {
  const { t } = useTranslation("talent-pools");
  const { talentPoolId = "" } = useParams();
  const pathTo = usePath();
  const { currentData: pool, error, refetch } = useGetTalentPoolQuery({ query: { id: talentPoolId } });
  const [saveTeam] = useSaveTalentPoolMembersMutation();
  if (!pool && error)
    return (
      <RecordError
        missing={t("profile.missing")}
        failed={t("profile.load-failed")}
        error={error}
        onRetry={refetch}
      />
    );
  return (
    <>
      <BackLink to={pathTo("talent-pools") ?? ""}>{t("profile.back")}</BackLink>
      {pool ? (
        <>
          <PoolHeader key={pool.id} pool={pool} />
          <Box
            sx={{
              display: "grid",
              gap: 6,
              alignItems: "start",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 264px" },
            }}
          >
            <PoolPeople key={pool.id} pool={pool} />
            <TeamCard
              of="talent_pool"
              team={pool.team}
              canAssign={pool.can.includes("assign")}
              help={{ owner: t("team.owner"), co_owners: t("team.co_owners"), members: t("team.members") }}
              onSave={(ids) => saveTeam({ body: { id: pool.id, version: pool.version, ...ids } }).unwrap()}
            />
          </Box>
        </>
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}
