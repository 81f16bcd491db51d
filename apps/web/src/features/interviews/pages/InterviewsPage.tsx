import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { HeldInterview } from "@vaardig/contract/interviews/interviews";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { InterviewPlace } from "../../../shared/interviews/InterviewPlace.tsx";
import { useListHeldInterviewsQuery } from "../../../shared/interviews/interviews.api.ts";
import { ScorecardsSheet } from "../../../shared/interviews/ScorecardsSheet.tsx";
import { timeZoneName } from "../../../shared/interviews/timeZoneName.ts";
import { useSlotText } from "../../../shared/interviews/useSlotText.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** The reader's interviews: upcoming and past, with the scorecard of each. */
export function InterviewsPage() {
  const { t } = useTranslation("interviews");
  const { get, set } = useAddress();
  const { data, error, refetch } = useListHeldInterviewsQuery();
  const open = get("open");
  const isOver = ({ starts_at: at }: HeldInterview) => Date.parse(at) <= Date.now();
  const parts = [
    { title: t("to-come"), list: data?.data.filter((one) => !isOver(one)) ?? [] },
    { title: t("been"), list: data?.data.filter(isOver).reverse() ?? [] },
  ];
  return (
    <>
      <PageHeader title={t("page-title")} description={t("page-text", { zone: timeZoneName() })} />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total === 0 ? (
        <EmptyState drawing="list" title={t("page-none")} description={t("page-none-text")} />
      ) : (
        <Box sx={{ display: "grid", gap: 8 }}>
          {parts
            .filter(({ list }) => list.length > 0)
            .map(({ title, list }) => (
              <section key={title}>
                <Typography variant="h2" sx={{ mb: 3 }}>
                  {title}
                </Typography>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
                  {list.map((one) => (
                    <HeldCard
                      key={one.id}
                      interview={one}
                      isOver={isOver(one)}
                      onOpen={() => set({ open: one.application_id })}
                    />
                  ))}
                </Box>
              </section>
            ))}
        </Box>
      )}
      {open && <ScorecardsSheet applicationId={open} onClose={() => set({ open: null })} />}
    </>
  );
}

interface CardProps {
  interview: HeldInterview;
  isOver: boolean;
  onOpen: () => void;
}

function HeldCard({ interview, isOver, onOpen }: CardProps) {
  const { t } = useTranslation("interviews");
  const words = useSlotText();
  const { applicant, vacancy, title, kind, place, minutes, starts_at: at, given } = interview;
  const act = t(given ? "read-scorecards" : isOver ? "give-scorecard" : "prepare.act");
  return (
    <Card component="li">
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center" }}>
        <PersonAvatar name={applicant.name} src={applicant.photo_url} size={48} />
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
            {applicant.name}
          </Typography>
          <Typography className="tabular">{words(at, minutes)}</Typography>
          <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {[...new Set([title, vacancy, t(`kinds.${kind}`)])].join(" · ")}
            {place && (
              <>
                {" · "}
                <InterviewPlace place={place} />
              </>
            )}
          </Typography>
        </Box>
        {given && <StatusChip label={t("given")} tone="positive" />}
        <Button
          variant={isOver && !given ? "contained" : "outlined"}
          aria-label={`${act}: ${applicant.name}`}
          onClick={onOpen}
        >
          {act}
        </Button>
      </CardContent>
    </Card>
  );
}
