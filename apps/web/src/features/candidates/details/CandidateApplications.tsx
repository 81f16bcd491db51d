import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";

/** Active applications with their stage, each leading to the application in the pipeline; nothing without one. */
export function CandidateApplications({ person }: { person: CandidateRow }) {
  const { t } = useTranslation("candidates");
  const pathTo = usePath();
  const { applications, applications_count: count } = person;
  if (applications.length === 0) return null;
  const rest = count - applications.length;
  return (
    <Box
      component="ul"
      aria-label={t("status.applications")}
      sx={{ m: 0, mt: 2, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}
    >
      {applications.map(({ id, vacancy, stage }) => {
        const path = pathTo("recruiting-job-pipeline", { jobId: vacancy.id });
        const label = `${vacancy.name} · ${t(`stages.${stage}`)}`;
        return (
          <Box component="li" key={id} sx={{ maxWidth: "100%" }}>
            {path ? (
              <Chip component={Link} to={`${path}?open=${id}`} clickable variant="outlined" label={label} />
            ) : (
              <Chip variant="outlined" label={label} />
            )}
          </Box>
        );
      })}
      {rest > 0 && (
        <Box component="li" sx={{ alignSelf: "center", color: "text.secondary" }}>
          {t("more-applications", { count: rest })}
        </Box>
      )}
    </Box>
  );
}
