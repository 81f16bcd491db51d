import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Scorecards } from "@vaardig/contract/interviews/scorecards";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { useGetScorecardsQuery } from "./interviews.api.ts";
import { PreparationSection } from "./PreparationSection.tsx";
import { ScorecardComparison } from "./ScorecardComparison.tsx";
import { ScorecardForm } from "./ScorecardForm.tsx";

/** Scorecards of an applicant: the reader's own first, then all side by side. */
export function ScorecardsSheet({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation("interviews");
  const { currentData, error, refetch } = useGetScorecardsQuery({ query: { application_id: applicationId } });
  return (
    <SideSheet
      open
      onClose={onClose}
      title={currentData ? t("scorecard-title", { name: currentData.applicant.name }) : t("scorecards")}
      subtitle={
        currentData &&
        [...new Set([currentData.applicant.title, currentData.vacancy])].filter(Boolean).join(" · ")
      }
      width={680}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : currentData ? (
        <Content applicationId={applicationId} data={currentData} onRefused={refetch} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}

interface ContentProps {
  applicationId: string;
  data: Scorecards;
  onRefused: () => void;
}

function Content({ applicationId, data, onRefused }: ContentProps) {
  const { t } = useTranslation("interviews");
  const [isEditing, setEditing] = useState(false);
  const { applicant, mine, others, count, can } = data;
  const gives = can.includes("give");
  const writes = gives && (!mine || isEditing);
  const waiting = count - (mine ? 1 : 0);
  const top = useRef<HTMLDivElement>(null);
  // Moves to the top, because the result starts above the end of the form.
  const done = () => {
    setEditing(false);
    top.current?.focus();
    top.current?.scrollIntoView();
  };
  return (
    <Box ref={top} tabIndex={-1} data-focus-target sx={{ display: "grid", gap: 6 }}>
      {applicant.motivation && (
        <Box component="section">
          <Typography variant="h3">{t("motivation")}</Typography>
          <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {applicant.motivation}
          </Typography>
        </Box>
      )}
      {can.includes("prepare") && <PreparationSection applicationId={applicationId} />}
      {others === null && (
        <Alert severity="info">{waiting > 0 ? t("hidden", { count: waiting }) : t("hidden-none")}</Alert>
      )}
      {writes ? (
        <ScorecardForm
          applicationId={applicationId}
          data={data}
          onDone={done}
          onRefused={onRefused}
          {...(mine && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <>
          {count === 0 ? (
            <Typography sx={{ color: "text.secondary" }}>{t("scorecards-none")}</Typography>
          ) : (
            <ScorecardComparison data={data} />
          )}
          {mine && gives && (
            <Button variant="outlined" sx={{ justifySelf: "start" }} onClick={() => setEditing(true)}>
              {t("edit-scorecard")}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
