import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ApplicationInterviews } from "../../../shared/interviews/ApplicationInterviews.tsx";
import { InterviewSheet } from "../../../shared/interviews/InterviewSheet.tsx";
import { useListInterviewsQuery } from "../../../shared/interviews/interviews.api.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Acts } from "../acts/useActs.tsx";
import { useGetApplicationQuery } from "../applications.api.ts";
import { CardMenu } from "../board/CardMenu.tsx";
import { isOverdue } from "../board/isOverdue.ts";
import { NEXT_ICONS } from "../board/nextIcons.ts";
import { useNextWords } from "../board/useNextWords.ts";
import { ApplicantSteps } from "./ApplicantSteps.tsx";
import { ApplicationWords } from "./ApplicationWords.tsx";
import { History } from "./History.tsx";
import { MatchPart } from "./MatchPart.tsx";
import { Offers } from "./Offers.tsx";
import { ResumePart } from "./ResumePart.tsx";

interface Props {
  id: string;
  acts: Acts;
  /** Ids in the order of the list or stage that it was opened from. */
  order: readonly string[];
  /** Shows another applicant of the list. */
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Sheet of one application: match, submitted data, offers, history and actions. */
export function ApplicationSheet({ id, acts, order, onGo, onClose }: Props) {
  const { t } = useTranslation(["applications", "common"]);
  const { currentData, error, refetch } = useGetApplicationQuery({ query: { id } });
  return (
    <SideSheet
      open
      onClose={onClose}
      title={currentData?.person.name ?? t("application")}
      subtitle={currentData?.vacancy.name}
      actions={currentData && <SheetActions detail={currentData} acts={acts} />}
      width={920}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : currentData ? (
        <Content detail={currentData} steps={<ApplicantSteps id={id} order={order} onGo={onGo} />} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}

/** The most likely next action as a button, the others in a menu. */
function SheetActions({ detail, acts }: { detail: ApplicationDetail; acts: Acts }) {
  const { t } = useTranslation("applications");
  const main = mainAct(detail);
  const [next] = detail.forward;
  const [isOffering, setOffering] = useState(false);
  const interviews = useListInterviewsQuery(
    { query: { application_id: detail.id } },
    { skip: detail.stage !== "Interview" || detail.outcome !== "active" },
  );
  const { currentData: arranged } = interviews;
  const toMeet = arranged?.data.length === 0 && arranged.can.includes("offer");
  if (detail.can.length === 0) return null;
  return (
    <>
      <CardMenu card={detail} onMove={acts.move} onAct={acts.act} />
      {detail.can.includes("reject") && (
        <Button variant="outlined" color="error" onClick={() => acts.act(detail, "reject")}>
          {t("acts.reject")}
        </Button>
      )}
      {/* One button element for all actions, so that it keeps the focus when the action changes. */}
      {(main || next) && (
        <Button
          variant="contained"
          onClick={() =>
            main ? acts.act(detail, main) : toMeet ? setOffering(true) : next && acts.move(detail, next)
          }
        >
          {main
            ? t(`acts.${main}`)
            : toMeet
              ? t("offer-times")
              : next && t("move-on", { stage: t(`stages.${next}`) })}
        </Button>
      )}
      {isOffering && (
        <InterviewSheet
          applicationId={detail.id}
          applicant={detail.person}
          onRefused={interviews.refetch}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  );
}

/** Returns the primary action; null when that is a move, or another person must respond first. */
function mainAct({ can, stage, offers }: ApplicationDetail) {
  if (can.includes("undo_rejection")) return "undo_rejection";
  if (can.includes("reinstate")) return "reinstate";
  if (stage !== "Job offer") return null;
  if (offers.some(({ status }) => status === "made")) return null;
  const next = offers.some(({ status }) => status === "accepted") ? "hire" : "offer";
  return can.includes(next) ? next : null;
}

/** The submitted data beside the assessment, where there is room for both. */
const SIDES = { display: "grid", gap: 6, alignContent: "start", minWidth: 0 } as const;

function Content({ detail, steps }: { detail: ApplicationDetail; steps: ReactNode }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextWords();
  const pathTo = usePath();
  const [isExplained, setExplained] = useState(false);
  const { person, reason } = detail;
  const NextIcon = detail.next_action && NEXT_ICONS[detail.next_action.kind];
  const profile = person.internal
    ? pathTo("employee-profile", { candidateId: person.id })
    : pathTo("candidate-profile", { candidateId: person.id });
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <Box sx={{ display: "flex", gap: 4, alignItems: "center" }}>
        <PersonAvatar name={person.name} src={person.photo_url} size={56} />
        <Box sx={{ minWidth: 0, display: "grid", gap: 1, justifyItems: "start" }}>
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
          {profile && (
            <Link component={RouterLink} to={profile}>
              {t("open-profile")}
            </Link>
          )}
        </Box>
        {steps}
      </Box>
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
      <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
        <Box sx={SIDES}>
          <ApplicationWords detail={detail} />
          {detail.resume && <ResumePart detail={detail} resume={detail.resume} />}
          <History detail={detail} />
        </Box>
        <Box sx={{ ...SIDES, order: { xs: -1, md: 0 } }}>
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
            {isExplained && <MatchPart vacancyId={detail.vacancy.id} userId={person.id} />}
          </Box>
          <ApplicationInterviews applicationId={detail.id} applicant={person} />
          {detail.offers.length > 0 && <Offers offers={detail.offers} />}
        </Box>
      </Box>
    </Box>
  );
}
