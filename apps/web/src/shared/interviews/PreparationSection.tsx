import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { InterviewPreparation } from "@vaardig/contract/interviews/interviewPreparation";
import FileIcon from "lucide-react/icons/file-text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { asLevel } from "../skills/levelNames.ts";
import { usePrepareInterviewQuery } from "./interviews.api.ts";

/** Data for an interviewer until the interview is over; loaded only on request, because access is logged. */
export function PreparationSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation("interviews");
  const [isOpen, setOpen] = useState(false);
  const { currentData, error, refetch } = usePrepareInterviewQuery(
    { query: { application_id: applicationId } },
    { skip: !isOpen },
  );
  return (
    <Box component="section" sx={{ display: "grid", gap: 3 }}>
      <Typography variant="h3">{t("prepare.title")}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("prepare.help")}</Typography>
      {!isOpen ? (
        <Button variant="outlined" sx={{ justifySelf: "start" }} onClick={() => setOpen(true)}>
          {t("prepare.open")}
        </Button>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : currentData ? (
        <Content data={currentData} />
      ) : (
        <DetailSkeleton lines={4} />
      )}
    </Box>
  );
}

function Content({ data: { resume, skills } }: { data: InterviewPreparation }) {
  const { t } = useTranslation(["interviews", "common"]);
  const missing = (required: number) => {
    const level = asLevel(required);
    const needed = level && t("common:levels.needed-short", { name: t(`common:levels.${level}`) });
    return [t("prepare.not-in-profile"), needed].filter(Boolean).join(" · ");
  };
  return (
    <>
      {resume ? (
        <Button
          variant="outlined"
          component="a"
          href={resume.url}
          startIcon={<FileIcon />}
          sx={{ justifySelf: "start", maxWidth: "100%", overflowWrap: "anywhere", textAlign: "left" }}
        >
          {resume.name}
        </Button>
      ) : (
        <Typography>{t("prepare.no-resume")}</Typography>
      )}
      {skills.length > 0 && (
        <Typography variant="h4" sx={{ mt: 2 }}>
          {t("prepare.skills")}
        </Typography>
      )}
      {skills.length > 0 && (
        <Box component="ul" aria-label={t("prepare.skills")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {skills.map(({ skill, level, claim }) => (
            <Box
              component="li"
              key={skill.id}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                columnGap: 4,
                rowGap: 1,
                alignItems: "center",
                py: 3,
                borderTop: 1,
                borderColor: "divider",
              }}
            >
              <Typography sx={{ flex: "1 1 160px", minWidth: 0, fontWeight: 500, overflowWrap: "anywhere" }}>
                {skill.name}
              </Typography>
              {claim?.confirmed && <StatusChip label={t("prepare.confirmed")} tone="positive" />}
              {claim ? (
                <LevelSteps level={claim.level} required={level} kind={skill.kind} />
              ) : (
                <Typography variant="caption" sx={{ color: "text.secondary" }}>
                  {skill.kind === "licence" ? t("common:levels.not-held") : missing(level)}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
