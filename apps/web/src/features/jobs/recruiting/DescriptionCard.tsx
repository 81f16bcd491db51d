import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import type { Named } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { SkillReadRow } from "../../../shared/required-skills/SkillReadRow.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";

interface Props {
  job: JobDetail;
  /** The job profile; null without one, undefined while loading. */
  profile: Named | null | undefined;
}

/** Description of the job, and its required skills. */
export function DescriptionCard({ job, profile }: Props) {
  const { t } = useTranslation(["jobs", "required-skills"]);
  const descriptionsOf = useLevelDescriptions();
  const { skills } = job;
  return (
    <Card component="section" aria-labelledby="about-title">
      <CardContent>
        <Typography id="about-title" variant="h2">
          {t("about")}
        </Typography>
        {profile !== null && (
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            {profile ? t("after-profile", { name: profile.name }) : <Skeleton width="30ch" />}
          </Typography>
        )}
        <Typography sx={{ mt: 3, maxWidth: "70ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {job.description || t("no-description")}
        </Typography>
        <Typography variant="h2" sx={{ mt: 8, mb: 3 }}>
          {t("required-skills:label")}
        </Typography>
        {skills.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t("no-skills")}</Typography>
        ) : (
          <Box component="ul" aria-label={t("required-skills:label")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {skills.map((entry) => (
              <SkillReadRow key={entry.skill.id} entry={entry} descriptions={descriptionsOf(entry.skill)} />
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
