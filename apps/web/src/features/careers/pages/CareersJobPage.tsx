import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { getCareersJob } from "@vaardig/contract/careers/careers";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { z } from "zod";
import { useRead } from "../../../lib/api/useRead.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { ApplicationSent } from "../apply/ApplicationSent.tsx";
import { ApplyForm } from "../apply/ApplyForm.tsx";
import { CareersError } from "../parts/CareersError.tsx";
import { CareersFrame } from "../parts/CareersFrame.tsx";
import { JobSummary } from "../parts/JobSummary.tsx";
import { RequestedSkills } from "../parts/RequestedSkills.tsx";

const FORM_ID = "apply";
const sentState = z.object({ sentTo: z.string() });

/** Public page of one job, with the application form. */
export function CareersJobPage() {
  const { t } = useTranslation("careers");
  const { company_slug = "", jobId = "" } = useParams();
  // Renders the job first, and the form below it shortly afterwards.
  const showsForm = useDeferredValue(true, false);
  const { data, error, again } = useRead(getCareersJob, { query: { company_slug, id: jobId } });
  // Kept in the history entry, so that going back does not show an empty form after applying.
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const sentTo = sentState.safeParse(state).data?.sentTo ?? null;
  const tellSent = (email: string | null) =>
    void navigate({ pathname, search }, { replace: true, state: { sentTo: email } });
  const back = <BackLink to={`/careers/${company_slug}`}>{t("all-jobs")}</BackLink>;
  if (error) {
    return (
      <CareersFrame company={null} title={t("title-plain")}>
        {error.code === "not_found" ? (
          <EmptyState
            heading="h1"
            drawing="path"
            title={t("missing")}
            description={t("missing-text")}
            action={back}
          />
        ) : (
          <CareersError error={error} onRetry={again} />
        )}
      </CareersFrame>
    );
  }
  const { company, job } = data ?? { company: null, job: null };
  if (!company) {
    return (
      <CareersFrame company={null} title={t("title-plain")}>
        <DetailSkeleton />
      </CareersFrame>
    );
  }
  if (!job) {
    return (
      <CareersFrame company={company} title={t("closed")}>
        <EmptyState
          heading="h1"
          drawing="path"
          title={t("closed")}
          description={t("closed-text")}
          action={back}
        />
      </CareersFrame>
    );
  }
  return (
    <CareersFrame company={company} title={`${job.name} · ${company.name}`}>
      {back}
      <Box
        sx={{
          display: "grid",
          columnGap: 10,
          rowGap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 264px" },
        }}
      >
        <Typography variant="h1" sx={{ gridColumn: "1 / -1", overflowWrap: "anywhere" }}>
          {job.name}
        </Typography>
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 2 }, position: { md: "sticky" }, top: { md: 24 } }}>
          <JobSummary job={job} applyAt={sentTo ? null : `#${FORM_ID}`} />
        </Box>
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 2 }, display: "grid", gap: 8, minWidth: 0 }}>
          {job.description && (
            <section>
              <Typography variant="h2" sx={{ mb: 2 }}>
                {t("about")}
              </Typography>
              <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {job.description}
              </Typography>
            </section>
          )}
          {job.skills.length > 0 && <RequestedSkills skills={job.skills} />}
          <Box component="section" id={FORM_ID} sx={{ scrollMarginTop: 16 }}>
            {sentTo ? (
              <ApplicationSent
                slug={company.slug}
                company={company.name}
                job={job.name}
                email={sentTo}
                onAgain={() => tellSent(null)}
              />
            ) : (
              <Card>
                <CardContent>
                  {showsForm ? (
                    <ApplyForm slug={company.slug} company={company.name} jobId={job.id} onSent={tellSent} />
                  ) : (
                    <Box sx={{ minHeight: "100dvh" }} />
                  )}
                </CardContent>
              </Card>
            )}
          </Box>
        </Box>
      </Box>
    </CareersFrame>
  );
}
