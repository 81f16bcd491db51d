import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ChangeCard } from "../../../shared/approval/ChangeCard.tsx";
import { ChangeList } from "../../../shared/approval/ChangeList.tsx";
import { RecordColumns } from "../../../shared/approval/RecordColumns.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetJobQuery, useGetJobWorkQuery, useSaveJobMembersMutation } from "../jobs.api.ts";
import { ContactCard } from "../parts/ContactCard.tsx";
import { DescriptionCard } from "../recruiting/DescriptionCard.tsx";

/** Page of a job for its team: description, skills, pending change, approval and team. */
export function RecruitingJobDetailsPage() {
  const { t } = useTranslation("approval");
  const { jobId = "" } = useParams();
  const query = { id: jobId };
  const { data } = useGetJobQuery({ query });
  const seesWork = data?.can.includes("see_work") ?? false;
  const { data: read, error, refetch } = useGetJobWorkQuery({ query }, { skip: !seesWork });
  const [saveMembers] = useSaveJobMembersMutation();
  if (!data) return <DetailSkeleton />;
  // After transferring a job, the reader still has cached internal data, which must not be shown.
  const work = seesWork && read ? read : null;
  const change = work?.approval.change;
  return (
    <RecordColumns
      of="vacancy"
      record={{ ...data, version: work?.version ?? data.version, work }}
      onTeam={(body) => saveMembers({ body }).unwrap()}
      pending={
        seesWork && (error ? <ErrorState error={error} onRetry={refetch} /> : <DetailSkeleton lines={4} />)
      }
    >
      {change && (
        <ChangeCard status={data.status}>
          <ChangeList change={change} label={t("change.title")} />
        </ChangeCard>
      )}
      <ContactCard job={data} />
      <DescriptionCard job={data} profile={seesWork && !error ? work?.values.job_profile : null} />
    </RecordColumns>
  );
}
