import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { ProjectDetail } from "@vaardig/contract/projects";
import { usePath } from "../../../lib/usePath.ts";
import { ApprovalActions } from "../../../ui/approval/ApprovalActions.tsx";
import { RecordState } from "../../../ui/approval/RecordState.tsx";
import { ProjectSummary } from "../parts/ProjectSummary.tsx";
import { useProjectActs } from "./useProjectActs.ts";

interface Props {
  project: ProjectDetail;
  refetch: () => unknown;
}

/** Which project it is, how it stands, and what can be done with it. */
export function ProjectHeader({ project, refetch }: Props) {
  const pathTo = usePath();
  const { onAct, isBusy } = useProjectActs(project, refetch);
  const hasChange = Boolean(project.work?.approval.change);
  return (
    <Card component="header" sx={{ mb: 6 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {project.name}
            </Typography>
            <RecordState record={project} hasChange={hasChange} />
          </Box>
          <Box sx={{ mt: 2 }}>
            <ProjectSummary project={project} />
          </Box>
          {project.description && (
            <Typography sx={{ mt: 3, maxWidth: "70ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {project.description}
            </Typography>
          )}
        </Box>
        <ApprovalActions
          name={project.name}
          can={project.can}
          hasChange={hasChange}
          editPath={pathTo("edit-project", { projectId: project.id })}
          isBusy={isBusy}
          onAct={onAct}
        />
      </CardContent>
    </Card>
  );
}
