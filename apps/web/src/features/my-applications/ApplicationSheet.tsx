import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { APPLICANT_STATUS_TEXTS } from "@vaardig/contract/applications/applicantStatus";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isApiError } from "../../lib/api/apiError.ts";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { usePath } from "../../lib/usePath.ts";
import { useGetMyApplicationQuery } from "../../shared/apply/myApplications.api.ts";
import { OwnInterviews } from "../../shared/interviews/OwnInterviews.tsx";
import { ResumeReviewSheet } from "../../shared/resume-review/ResumeReviewSheet.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { freelancerApplicationModalsSlice } from "./freelancerApplicationModals.slice.ts";
import { ApplicantStatusChip } from "./parts/ApplicantStatusChip.tsx";
import { OfferCard } from "./parts/OfferCard.tsx";
import { SentFacts } from "./parts/SentFacts.tsx";
import { Timeline } from "./parts/Timeline.tsx";
import { useWithdraw } from "./useWithdraw.ts";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** Sheet of the reader's application: status, next step, history and submitted data. */
export function ApplicationSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("my-applications");
  const words = APPLICANT_STATUS_TEXTS[useCurrentLanguage()];
  const pathTo = usePath();
  const { data, error, refetch } = useGetMyApplicationQuery({ query: { id } });
  const withdraw = useWithdraw();
  const [isReviewing, setReviewing] = freelancerApplicationModalsSlice.usePart("isReviewing");
  const job = data?.vacancy.open ? pathTo("job-match-details", { jobId: data.vacancy.id }) : undefined;
  const isMissing = isApiError(error) && [400, 404].includes(error.status);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={data?.vacancy.name ?? t("title")}
      subtitle={[data?.vacancy.project?.name, data?.vacancy.department, data?.vacancy.location]
        .filter(Boolean)
        .join(" · ")}
      actions={
        data?.can.includes("withdraw") && (
          <Button
            variant="outlined"
            aria-disabled={withdraw.isLoading}
            onClick={() => !withdraw.isLoading && void withdraw.start(data)}
          >
            {t(data.applied_at === null ? "step-back" : "withdraw")}
          </Button>
        )
      }
    >
      {isMissing ? (
        <EmptyState title={t("missing")} description={t("missing-text")} drawing="path" />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <DetailSkeleton lines={6} />
      ) : (
        <Box sx={{ display: "grid", gap: 6 }}>
          <div>
            <ApplicantStatusChip status={data.status} />
            <Typography sx={{ mt: 2 }}>{words[data.status].text}</Typography>
            {job && (
              <Button component={Link} to={job} variant="outlined" size="small" sx={{ mt: 3 }}>
                {t(data.can.includes("apply_again") ? "apply-again" : "see-job")}
              </Button>
            )}
          </div>
          {data.offer && <OfferCard offer={data.offer} name={data.vacancy.name} onRefused={refetch} />}
          {data.sent_resume !== null && data.sent_resume.unconfirmed_skills > 0 && (
            <Alert severity="info" icon={false}>
              {t("confirm.text", { count: data.sent_resume.unconfirmed_skills, name: data.sent_resume.name })}
              <Button
                size="small"
                variant="outlined"
                sx={{ display: "block", mt: 2 }}
                onClick={() => setReviewing(true)}
              >
                {t("confirm.open")}
              </Button>
            </Alert>
          )}
          {isReviewing && (
            <ResumeReviewSheet of={{ query: { application_id: id } }} onClose={() => setReviewing(false)} />
          )}
          <OwnInterviews applicationId={data.id} />
          <Section title={t("way")}>
            <Timeline points={data.timeline} />
          </Section>
          {data.sent && (
            <Section title={t("sent")}>
              <SentFacts sent={data.sent} resumeName={data.resume_name} />
            </Section>
          )}
        </Box>
      )}
    </SideSheet>
  );
}
