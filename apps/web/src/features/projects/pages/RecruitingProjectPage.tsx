import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { RecordColumns } from "../../../shared/approval/RecordColumns.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { RoleCard } from "../parts/RoleCard.tsx";
import { useGetProjectQuery, useSaveProjectMembersMutation } from "../projects.api.ts";
import { ProjectChangeCard } from "../recruiting/ProjectChangeCard.tsx";
import { ProjectHeader } from "../recruiting/ProjectHeader.tsx";

/** Page of a project for its team: each role links to its pipeline. */
export function RecruitingProjectPage() {
  const { t } = useTranslation("projects");
  const { projectId = "" } = useParams();
  const pathTo = usePath();
  const { data, error, refetch } = useGetProjectQuery({ query: { id: projectId } });
  const [saveMembers] = useSaveProjectMembersMutation();
  if (error && !data)
    return (
      <RecordError missing={t("not-there")} failed={t("project-failed")} error={error} onRetry={refetch} />
    );
  if (!data) return <DetailSkeleton />;
  const change = data.work?.approval.change;
  return (
    <>
      <BackLink to={`${pathTo("recruiting-jobs") ?? ""}?kind=projects`}>{t("back")}</BackLink>
      <ProjectHeader key={data.id} project={data} refetch={refetch} />
      <RecordColumns of="project" record={data} onTeam={(body) => saveMembers({ body }).unwrap()}>
        {change && <ProjectChangeCard change={change} status={data.status} />}
        <Box component="section" aria-labelledby="roles-title">
          <Typography id="roles-title" variant="h2" sx={{ mb: 4 }}>
            {t("roles")}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
            {data.roles.map((role) => (
              <RoleCard
                key={role.id}
                role={role}
                isSearching={false}
                to={pathTo("recruiting-job-details", { jobId: role.id })}
              />
            ))}
          </Box>
        </Box>
      </RecordColumns>
    </>
  );
}
