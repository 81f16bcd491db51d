import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { ProjectSummary } from "../parts/ProjectSummary.tsx";
import { RoleCard } from "../parts/RoleCard.tsx";
import { useGetProjectQuery } from "../projects.api.ts";

/** Page of a project for applicants: its roles with the match of each. */
export function ProjectDetailsPage() {
  const { t } = useTranslation("projects");
  const { projectId = "" } = useParams();
  const pathTo = usePath();
  const { data, error, refetch } = useGetProjectQuery({ query: { id: projectId } });
  if (error)
    return (
      <RecordError
        missing={t("missing")}
        missingText={t("missing-text")}
        failed={t("project-failed")}
        error={error}
        onRetry={refetch}
      />
    );
  if (!data) return <DetailSkeleton />;
  const work = pathTo("recruiting-project", { projectId: data.id });
  return (
    <>
      <BackLink to={pathTo("job-matches") ?? ""}>{t("back-to-jobs")}</BackLink>
      <PageHeader
        title={data.name}
        description={<ProjectSummary project={data} />}
        action={
          data.work &&
          work && (
            <Button variant="outlined" component={Link} to={work}>
              {t("work-on-it")}
            </Button>
          )
        }
      />
      {data.description && (
        <Typography sx={{ mb: 6, maxWidth: "70ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {data.description}
        </Typography>
      )}
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t("roles")}
      </Typography>
      <Box
        component="ul"
        aria-label={t("roles")}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}
      >
        {data.roles.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            isSearching
            to={pathTo("job-match-details", { jobId: role.id })}
          />
        ))}
      </Box>
    </>
  );
}
