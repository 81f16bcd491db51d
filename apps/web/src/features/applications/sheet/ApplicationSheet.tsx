import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ApplicationInterviews } from "../../../shared/interviews/ApplicationInterviews.tsx";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import type { ApplicationActs } from "../acts/useActs.tsx";
import { useGetApplicationQuery } from "../applications.api.ts";
import { isOverdue } from "../board/isOverdue.ts";
import { NEXT_ACTION_ICONS } from "../board/nextActionIcons.ts";
import { useNextActionText } from "../board/useNextActionText.ts";
import { AboutPerson } from "./AboutPerson.tsx";
import { ApplicantHead } from "./ApplicantHead.tsx";
import { ApplicantStatement } from "./ApplicantStatement.tsx";
import { type ApplicantStep, ApplicantSteps } from "./ApplicantSteps.tsx";
import { ApplicationHistory } from "./ApplicationHistory.tsx";
import { MatchPart } from "./MatchPart.tsx";
import { OfferHistory } from "./OfferHistory.tsx";
import { ResumePart } from "./ResumePart.tsx";
import { ResumePreview } from "./ResumePreview.tsx";
import { SheetActions } from "./SheetActions.tsx";

interface Props {
  id: string;
  acts: ApplicationActs;
  /** Ids in the order of the list or stage that it was opened from. */
  order: readonly string[];
  /** Shows another applicant of the list. */
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Width in pixels of the facts, and with a résumé beside them. */
const WIDTHS = { facts: 920, withResume: 1280 };

/** Sheet of one application: match, submitted data, offers, history and actions. */
export function ApplicationSheet({ id, acts, order, onGo, onClose }: Props) {
  const { t } = useTranslation(["applications", "common"]);
  const { currentData, error, refetch } = useGetApplicationQuery({ query: { id } });
  const stepped = useRef<ApplicantStep | null>(null);
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"));
  const resume = isDesktop ? currentData?.resume : null;
  const preview = resume?.name.toLowerCase().endsWith(".pdf") ? resume : null;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={currentData?.person.name ?? t("application")}
      subtitle={currentData?.vacancy.name}
      actions={currentData && <SheetActions key={id} detail={currentData} acts={acts} />}
      width={preview ? WIDTHS.withResume : WIDTHS.facts}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : currentData ? (
        <Box sx={{ display: "grid", gap: 6 }}>
          <ApplicantHead
            detail={currentData}
            acts={acts}
            steps={<ApplicantSteps id={id} order={order} onGo={onGo} pressed={stepped} />}
          />
          <Notices detail={currentData} />
          {/* Words of the parts come later than the sheet, beside which the list stays. */}
          <Suspense fallback={<DetailSkeleton lines={8} />}>
            {preview ? (
              <Box sx={{ ...SIDES, gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)" }}>
                <Box sx={SIDE}>
                  <ResumePart detail={currentData} resume={preview} />
                  <ResumePreview key={preview.file_id} url={preview.url} />
                </Box>
                <Box sx={SIDE}>
                  <Assessment detail={currentData} />
                  <ApplicantStatement detail={currentData} />
                  <AboutPerson key={id} detail={currentData} />
                  <ApplicationHistory detail={currentData} />
                </Box>
              </Box>
            ) : (
              <Box sx={{ ...SIDES, gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
                <Box sx={SIDE}>
                  <ApplicantStatement detail={currentData} />
                  {currentData.resume && <ResumePart detail={currentData} resume={currentData.resume} />}
                  <AboutPerson key={id} detail={currentData} />
                  <ApplicationHistory detail={currentData} />
                </Box>
                <Box sx={{ ...SIDE, order: { xs: -1, md: 0 } }}>
                  <Assessment detail={currentData} />
                </Box>
              </Box>
            )}
          </Suspense>
        </Box>
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}

/** The submitted data beside the assessment, where there is room for both. */
const SIDES = { display: "grid", gap: 6 } as const;
const SIDE = { display: "grid", gap: 6, alignContent: "start", minWidth: 0 } as const;

/** What is due, until when a rejection can be undone, and why an application was rejected. */
function Notices({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextActionText();
  const { reason } = detail;
  const NextIcon = detail.next_action && NEXT_ACTION_ICONS[detail.next_action.kind];
  return (
    <>
      {detail.undo_until && (
        <Alert severity="info">{t("undo-until", { time: format.dateTime(detail.undo_until) })}</Alert>
      )}
      {detail.next_action && NextIcon && (
        <Alert
          severity={isOverdue(detail.next_action, localDay()) ? "warning" : "info"}
          icon={<NextIcon size={20} />}
        >
          {nextWords(detail.next_action)}
        </Alert>
      )}
      {reason && detail.outcome === "rejected" && (
        <Box>
          <Typography variant="h3">{t("reason")}</Typography>
          <Typography sx={{ mt: 1 }}>
            {t(`reasons.${reason.code}`)}
            {reason.note && ` – ${reason.note}`}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** Match, interviews with their scorecards, and offers. */
function Assessment({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation("applications");
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <Box component="section">
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t("fit")}
        </Typography>
        <MatchBar {...detail.match} />
        <Button
          size="small"
          sx={{ mt: 2, ml: -3 }}
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {t(isExplained ? "hide-match" : "show-match")}
        </Button>
        {isExplained && (
          <Suspense fallback={<DetailSkeleton lines={6} />}>
            <MatchPart vacancyId={detail.vacancy.id} userId={detail.person.id} />
          </Suspense>
        )}
      </Box>
      <ApplicationInterviews applicationId={detail.id} applicant={detail.person} />
      {detail.offers.length > 0 && <OfferHistory offers={detail.offers} />}
    </>
  );
}
