import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ResumeReviewSheet } from "../../../shared/resume-review/ResumeReviewSheet.tsx";

interface Props {
  detail: ApplicationDetail;
  resume: NonNullable<ApplicationDetail["resume"]>;
}

/** The application's résumé: download, and review of the extracted data. */
export function ResumePart({ detail, resume }: Props) {
  const { t } = useTranslation("applications");
  const [isReviewing, setReviewing] = useState(false);
  const { unconfirmed_skills: count } = resume;
  return (
    <Box component="section" aria-label={t("resume.title")}>
      <Typography variant="h3">{t("resume.title")}</Typography>
      <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2 }}>
        <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Link href={resume.url} download sx={{ overflowWrap: "anywhere" }}>
            {resume.name}
          </Link>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("resume.unconfirmed", { count })}
            {count > 0 && detail.person.internal && ` ${t("resume.person-confirms")}`}
          </Typography>
        </Box>
        <Button variant="outlined" size="small" onClick={() => setReviewing(true)}>
          {t("resume.review")}
        </Button>
      </Box>
      {isReviewing && (
        <ResumeReviewSheet
          of={{ query: { application_id: detail.id } }}
          onClose={() => setReviewing(false)}
        />
      )}
    </Box>
  );
}
