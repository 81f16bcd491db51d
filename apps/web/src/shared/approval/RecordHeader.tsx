import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Job, JobAct } from "@vaardig/contract/jobs/jobs";
import type { ReactNode } from "react";
import { usePath } from "../../lib/usePath.ts";
import { ApprovalActions } from "./ApprovalActions.tsx";
import { RecordState } from "./RecordState.tsx";
import { type Commands, useActs } from "./useActs.ts";

export interface RecordHeaderProps {
  record: Pick<Job, "status" | "publication"> & {
    id: string;
    version: number;
    name: string;
    can: readonly JobAct[];
  };
  /** True while a change is pending or declined. */
  hasChange: boolean;
  commands: Commands;
  refetch: () => unknown;
  /** Query of the list's URL: `?kind=projects`. */
  listed?: string;
  /** Path of the edit screen; undefined when the role has none. */
  editPath: string | undefined;
  /** Description, in a few lines. */
  children: ReactNode;
}

/** Header of a job or project: name, status and actions. */
export function RecordHeader({
  record,
  hasChange,
  commands,
  refetch,
  listed = "",
  editPath,
  children,
}: RecordHeaderProps) {
  const pathTo = usePath();
  const listPath = `${pathTo("recruiting-jobs") ?? "/"}${listed}`;
  const { onAct, isBusy } = useActs({ record, commands, refetch, listPath });
  return (
    <Card component="header" sx={{ mb: 5 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {record.name}
            </Typography>
            <RecordState record={record} hasChange={hasChange} />
          </Box>
          <Box sx={{ mt: 2 }}>{children}</Box>
        </Box>
        <ApprovalActions
          name={record.name}
          can={record.can}
          hasChange={hasChange}
          editPath={editPath}
          isBusy={isBusy}
          onAct={onAct}
        />
      </CardContent>
    </Card>
  );
}
