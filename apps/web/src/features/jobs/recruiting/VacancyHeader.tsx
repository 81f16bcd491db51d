import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { VacancyDetail } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordHeader } from "../../../shared/approval/RecordHeader.tsx";
import { Deadline } from "../parts/Deadline.tsx";
import { VacancyFacts } from "../parts/VacancyFacts.tsx";
import { useVacancyCommands } from "./useVacancyCommands.ts";

interface Props {
  vacancy: VacancyDetail;
  refetch: () => unknown;
}

/** Which job it is, how it stands, and what can be done with it. */
export function VacancyHeader({ vacancy, refetch }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  const commands = useVacancyCommands();
  const { project } = vacancy;
  const projectPath = project && pathTo("recruiting-project", { projectId: project.id });
  const more = [
    t("headcount", { count: vacancy.headcount }),
    vacancy.available_from && t("start", { date: format.date(vacancy.available_from) }),
    vacancy.starts_on &&
      vacancy.ends_on &&
      t("period", {
        from: format.date(vacancy.starts_on),
        to: format.date(vacancy.ends_on),
      }),
    vacancy.external && t("shown-outside"),
  ].filter(Boolean);
  return (
    <RecordHeader
      record={vacancy}
      hasChange={vacancy.change_waiting}
      commands={commands}
      refetch={refetch}
      editPath={pathTo("edit-job", { jobId: vacancy.id })}
    >
      <VacancyFacts vacancy={vacancy} />
      <Typography sx={{ color: "text.secondary" }}>{more.join(" · ")}</Typography>
      {vacancy.closing === "passed" && vacancy.publication === "open" && vacancy.apply_by ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t("overdue", { date: format.date(vacancy.apply_by) })}
        </Alert>
      ) : (
        <Box sx={{ mt: 2 }}>
          <Deadline vacancy={vacancy} />
        </Box>
      )}
      {project && (
        <Typography sx={{ mt: 1 }}>
          {t("role-of")}{" "}
          {projectPath ? (
            <Link component={RouterLink} to={projectPath}>
              {project.name}
            </Link>
          ) : (
            project.name
          )}
        </Typography>
      )}
    </RecordHeader>
  );
}
