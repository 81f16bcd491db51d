import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import EventIcon from "lucide-react/icons/calendar";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { InterviewItem } from "./InterviewItem.tsx";
import { InterviewSheet } from "./InterviewSheet.tsx";
import { useListInterviewsQuery } from "./interviews.api.ts";
import { ScorecardsSheet } from "./ScorecardsSheet.tsx";

interface Props {
  applicationId: string;
  applicant: { id: string; name: string };
}

/** Id of a new interview. */
const NEW = "new";

/** Interviews and scorecards of an applicant, inside the application's sheet. */
export function ApplicationInterviews({ applicationId, applicant }: Props) {
  const { t } = useTranslation("interviews");
  const { data, error, refetch } = useListInterviewsQuery({ query: { application_id: applicationId } });
  const [offering, setOffering] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return null;
  const { can, scorecards } = data;
  const changed = data.data.find(({ id }) => id === offering);
  const gives = can.includes("give");
  if (data.data.length === 0 && scorecards === 0 && !can.includes("offer")) return null;
  return (
    <Box component="section">
      <Typography variant="h3">{t("interviews")}</Typography>
      {data.data.length === 0 && <Typography sx={{ mt: 1, color: "text.secondary" }}>{t("none")}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3, mt: 3 }}>
        {data.data.map((interview) => (
          <InterviewItem
            key={interview.id}
            interview={interview}
            onChange={() => setOffering(interview.id)}
            onRefused={refetch}
          />
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        {can.includes("offer") && (
          <Button variant="outlined" size="small" startIcon={<EventIcon />} onClick={() => setOffering(NEW)}>
            {t("offer-times")}
          </Button>
        )}
        {(gives || scorecards > 0) && (
          <Button variant="outlined" size="small" onClick={() => setReading(true)}>
            {scorecards > 0 ? t("scorecards-count", { count: scorecards }) : t("give-scorecard")}
          </Button>
        )}
      </Box>
      {(offering === NEW || changed) && (
        <InterviewSheet
          applicationId={applicationId}
          applicant={applicant}
          {...(changed && { interview: changed })}
          onRefused={refetch}
          onClose={() => setOffering(null)}
        />
      )}
      {isReading && <ScorecardsSheet applicationId={applicationId} onClose={() => setReading(false)} />}
    </Box>
  );
}
