import BackIcon from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { ApprovalCard } from "../../../ui/approval/ApprovalCard.tsx";
import { TeamCard } from "../../../ui/approval/TeamCard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { RoleCard } from "../parts/RoleCard.tsx";
import { useGetProjectQuery, useSaveProjectMembersMutation } from "../projects.api.ts";
import { ProjectChangeCard } from "../recruiting/ProjectChangeCard.tsx";
import { ProjectHeader } from "../recruiting/ProjectHeader.tsx";

/** One project for those who fill its roles: each role leads to its own pipeline. */
export function Component() {
  const { t } = useTranslation("projects");
  const { projectId = "" } = useParams();
  const pathTo = usePath();
  const { data, error, refetch } = useGetProjectQuery({ query: { id: projectId } });
  const [saveMembers] = useSaveProjectMembersMutation();
  const back = (
    <Button
      startIcon={<BackIcon />}
      component={Link}
      to={`${pathTo("recruiting-jobs") ?? ""}?kind=projects`}
      sx={{ mb: 3, ml: -2 }}
    >
      {t("back")}
    </Button>
  );
  if (error && !data)
    return (
      <>
        {back}
        <ErrorState title={t("project-failed")} error={error} onRetry={refetch} />
      </>
    );
  if (!data) return <DetailSkeleton />;
  const { id, version, work, can } = data;
  return (
    <>
      {back}
      <ProjectHeader key={id} project={data} refetch={refetch} />
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: work ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)" },
        }}
      >
        <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
          {work?.approval.change && <ProjectChangeCard change={work.approval.change} status={data.status} />}
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
        </Box>
        {work && (
          <Box sx={{ display: "grid", gap: 6 }}>
            <ApprovalCard status={data.status} approval={work.approval} />
            <TeamCard
              team={work.team}
              canAssign={can.includes("assign")}
              onSave={(ids) => saveMembers({ body: { id, version, ...ids } }).unwrap()}
            />
          </Box>
        )}
      </Box>
    </>
  );
}
