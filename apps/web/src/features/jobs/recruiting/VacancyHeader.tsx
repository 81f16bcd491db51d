import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { VacancyDetail } from "@vaardig/contract/jobs";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ApprovalActions } from "../../../ui/approval/ApprovalActions.tsx";
import { RecordState } from "../../../ui/approval/RecordState.tsx";
import { VacancyFacts } from "../parts/VacancyFacts.tsx";
import { useVacancyActs } from "./useVacancyActs.ts";

interface Props {
  vacancy: VacancyDetail;
  refetch: () => unknown;
}

/** Which job it is, how it stands, and what can be done with it. */
export function VacancyHeader({ vacancy, refetch }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  const { onAct, isBusy } = useVacancyActs(vacancy, refetch);
  const hasChange = Boolean(vacancy.work?.approval.change);
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
    <Card component="header" sx={{ mb: 5 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {vacancy.name}
            </Typography>
            <RecordState record={vacancy} hasChange={hasChange} />
          </Box>
          <Box sx={{ mt: 2 }}>
            <VacancyFacts vacancy={vacancy} />
            <Typography sx={{ color: "text.secondary" }}>{more.join(" · ")}</Typography>
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
          </Box>
        </Box>
        <ApprovalActions
          name={vacancy.name}
          can={vacancy.can}
          hasChange={hasChange}
          editPath={pathTo("edit-job", { jobId: vacancy.id })}
          isBusy={isBusy}
          onAct={onAct}
        />
      </CardContent>
    </Card>
  );
}
