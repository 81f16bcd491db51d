import Box from "@mui/material/Box";
import type { Job, JobAct } from "@vaardig/contract/jobs/jobs";
import type { Approval, JobTeam } from "@vaardig/contract/jobs/jobWork";
import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import type { ReactNode } from "react";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { DeclinedNote } from "./DeclinedNote.tsx";
import { TeamCard } from "./TeamCard.tsx";
import type { TeamIds } from "./teamIds.ts";

interface Props {
  of: Exclude<TeamNoun, "talent_pool">;
  record: {
    id: string;
    version: number;
    status: Job["status"];
    can: readonly JobAct[];
    /** Null for readers without access to the work, who see a single column. */
    work: { approval: Pick<Approval, "decline_reason" | "submitted" | "decided">; team: JobTeam } | null;
  };
  /** Rejects with the call's error. */
  onTeam: (team: TeamIds & { id: string; version: number }) => Promise<unknown>;
  /** Placeholder while the work loads. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Two columns: the job or project, and its approval and team. */
export function RecordColumns({ of, record, onTeam, pending, children }: Props) {
  const { id, version, status, can, work } = record;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: work || pending ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)",
        },
      }}
    >
      <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
        {work && <DeclinedNote reason={work.approval.decline_reason} />}
        {children}
      </Box>
      {work && (
        <Box sx={{ display: "grid", gap: 6 }}>
          <ApprovalCard status={status} approval={work.approval} />
          <TeamCard
            of={of}
            team={work.team}
            canAssign={can.includes("assign")}
            onSave={(ids) => onTeam({ id, version, ...ids })}
          />
        </Box>
      )}
      {!work && pending}
    </Box>
  );
}
