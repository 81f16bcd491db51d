import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { ApprovalCard } from "../../../ui/approval/ApprovalCard.tsx";
import { TeamCard } from "../../../ui/approval/TeamCard.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetVacancyQuery, useSaveVacancyMembersMutation } from "../jobs.api.ts";
import { ChangeCard } from "../recruiting/ChangeCard.tsx";
import { DescriptionCard } from "../recruiting/DescriptionCard.tsx";

/** What a job is and asks, what a change of it does, how approval goes and who works on it. */
export function Component() {
  const { jobId = "" } = useParams();
  const { data } = useGetVacancyQuery({ query: { id: jobId } });
  const [saveMembers] = useSaveVacancyMembersMutation();
  if (!data) return <DetailSkeleton />;
  const { id, version, work, can } = data;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: work ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
        {work?.approval.change && <ChangeCard change={work.approval.change} status={data.status} />}
        <DescriptionCard vacancy={data} />
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
  );
}
