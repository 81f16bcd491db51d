import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { getCareersJob } from "@vaardig/contract/careers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFormat } from "../../../lib/useFormat.ts";
import { useRead } from "../../../lib/useRead.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { ApplyForm } from "../apply/ApplyForm.tsx";
import { Sent } from "../apply/Sent.tsx";
import { CareersFrame } from "../parts/CareersFrame.tsx";
import { JobFacts } from "../parts/JobFacts.tsx";
import { NoCareers } from "../parts/NoCareers.tsx";
import { SkillsAsked } from "../parts/SkillsAsked.tsx";

const FORM_ID = "apply";

/** One vacancy for everybody, with the form to apply. */
export function Component() {
  const { t } = useTranslation("careers");
  const format = useFormat();
  const { company_slug = "", jobId = "" } = useParams();
  const { data, error, again } = useRead(getCareersJob, { query: { company_slug, id: jobId } });
  const [sentTo, setSentTo] = useState<string | null>(null);
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
          <NoCareers error={error} onRetry={again} />
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
  const starts = job.starts_on ?? job.available_from;
  return (
    <CareersFrame company={company} title={`${job.name} · ${company.name}`}>
      {back}
      <Typography variant="h1" sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {job.name}
      </Typography>
      <JobFacts job={job} />
      {starts && (
        <Typography sx={{ color: "text.secondary" }}>{t("starts", { date: format.date(starts) })}</Typography>
      )}
      {!sentTo && (
        <Button variant="contained" size="large" href={`#${FORM_ID}`} sx={{ mt: 4 }}>
          {t("apply")}
        </Button>
      )}
      <Box sx={{ mt: 8, display: "grid", gap: 8, maxWidth: 720 }}>
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
        {job.skills.length > 0 && <SkillsAsked skills={job.skills} />}
        <Box component="section" id={FORM_ID} sx={{ scrollMarginTop: 16 }}>
          {sentTo ? (
            <Sent email={sentTo} company={company.name} />
          ) : (
            <Card>
              <CardContent>
                <ApplyForm slug={company.slug} company={company.name} jobId={job.id} onSent={setSentTo} />
              </CardContent>
            </Card>
          )}
        </Box>
      </Box>
    </CareersFrame>
  );
}
