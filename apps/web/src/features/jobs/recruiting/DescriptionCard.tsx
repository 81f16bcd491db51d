import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { VacancyDetail } from "@vaardig/contract/jobs";
import { useTranslation } from "react-i18next";
import { useLevelDescriptions } from "../../../lib/useLevelDescriptions.ts";
import { SkillReadRow } from "../../../ui/requiredSkills/SkillReadRow.tsx";

/** What the job is, and the skills it asks for. */
export function DescriptionCard({ vacancy }: { vacancy: VacancyDetail }) {
  const { t } = useTranslation(["jobs", "required-skills"]);
  const descriptionsOf = useLevelDescriptions();
  const { work, skills } = vacancy;
  return (
    <Card component="section" aria-labelledby="about-title">
      <CardContent>
        <Typography id="about-title" variant="h2">
          {t("about")}
        </Typography>
        {work?.values.job_profile && (
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            {t("after-profile", { name: work.values.job_profile.name })}
          </Typography>
        )}
        <Typography sx={{ mt: 3, maxWidth: "70ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {vacancy.description || t("no-description")}
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
