import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import MailIcon from "lucide-react/icons/mail";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { type ApplicationActs, canEmail } from "../acts/useActs.tsx";

interface Props {
  detail: ApplicationDetail;
  acts: ApplicationActs;
  /** Previous and next applicant. */
  steps: ReactNode;
}

/** Who applied, where the application is, and how to reach the person. */
export function ApplicantHead({ detail, acts, steps }: Props) {
  const { t } = useTranslation("applications");
  const pathTo = usePath();
  const { person } = detail;
  const profile = pathTo(person.internal ? "employee-profile" : "candidate-profile", {
    candidateId: person.id,
  });
  const message = pathTo("recruiting-job-message", { jobId: detail.vacancy.id });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center" }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={56} />
      <Box sx={{ flex: "1 1 180px", minWidth: 0, display: "grid", gap: 1, justifyItems: "start" }}>
        <Typography sx={{ color: "text.secondary" }}>
          {[person.title, t(person.internal ? "internal" : "external")].filter(Boolean).join(" · ")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <StatusChip
            label={t(`stages.${detail.stage}`)}
            tone={detail.outcome === "active" ? "info" : "neutral"}
          />
          {detail.outcome !== "active" && detail.outcome !== "rejected" && (
            <StatusChip
              label={t(`outcomes.${detail.outcome}`)}
              tone={detail.outcome === "hired" ? "positive" : "neutral"}
            />
          )}
          {detail.archived && <StatusChip label={t("archived-chip")} />}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, alignItems: "center" }}>
          {profile && (
            <Link component={RouterLink} to={profile}>
              {t("open-profile")}
            </Link>
          )}
          {message && canEmail(detail) && (
            <Button size="small" startIcon={<MailIcon size={16} />} onClick={() => acts.act(detail, "email")}>
              {t("acts.email")}
            </Button>
          )}
        </Box>
      </Box>
      {steps}
    </Box>
  );
}
