import Typography from "@mui/material/Typography";
import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import { usePath } from "../../../lib/usePath.ts";
import { RecordHeader } from "../../../shared/approval/RecordHeader.tsx";
import { ProjectSummary } from "../parts/ProjectSummary.tsx";
import { useProjectCommands } from "./useProjectCommands.ts";

interface Props {
  project: ProjectDetail;
  refetch: () => unknown;
}

/** Header of a project: name, status and actions. */
export function ProjectHeader({ project, refetch }: Props) {
  const pathTo = usePath();
  const commands = useProjectCommands();
  return (
    <RecordHeader
      record={project}
      hasChange={Boolean(project.work?.approval.change)}
      commands={commands}
      refetch={refetch}
      listed="?kind=projects"
      editPath={pathTo("edit-project", { projectId: project.id })}
    >
      <ProjectSummary project={project} />
      {project.description && (
        <Typography sx={{ mt: 3, maxWidth: "70ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {project.description}
        </Typography>
      )}
    </RecordHeader>
  );
}
