import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { OwnInterview } from "@vaardig/contract/interviews/interviews";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { InterviewPlace } from "./InterviewPlace.tsx";
import { useListOwnInterviewsQuery, usePickSlotMutation } from "./interviews.api.ts";
import { SlotChoice } from "./SlotChoice.tsx";
import { timeZoneName } from "./timeZoneName.ts";
import { useSlotText } from "./useSlotText.ts";

/** Interviews of the reader's application, with the selectable times; nothing without any. */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation("interviews");
  const { data, error, refetch } = useListOwnInterviewsQuery({ query: { application_id: applicationId } });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t("interviews")}
      </Typography>
      <Box sx={{ display: "grid", gap: 3 }}>
        {data.data.map((interview) => (
          <OwnInterviewCard key={interview.id} interview={interview} onRefused={refetch} />
        ))}
      </Box>
    </section>
  );
}

function OwnInterviewCard({ interview, onRefused }: { interview: OwnInterview; onRefused: () => void }) {
  const { t } = useTranslation(["interviews", "common"]);
  const format = useFormat();
  const words = useSlotText();
  const { show } = useSnackbar();
  const [pick, { isLoading }] = usePickSlotMutation();
  const [isOpen, setOpen] = useState(false);
  const {
    id,
    version,
    title,
    kind,
    place,
    minutes,
    status,
    starts_at: at,
    slots,
    interviewers,
    can,
  } = interview;
  const isOver = at !== null && Date.parse(at) <= Date.now();
  const choices = slots.filter((slot) => slot.starts_at !== at);
  const choose = async (slot: string) => {
    try {
      await pick({ body: { id, slot_id: slot, version } }).unwrap();
      show(t("own.booked"));
      setOpen(false);
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
      onRefused();
    }
  };
  return (
    <Card component="article" sx={{ opacity: status === "canceled" ? 0.8 : 1 }}>
      <CardContent>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <Typography variant="h3" component="h4" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {status === "canceled" && <StatusChip label={t("statuses.canceled")} />}
          {status === "booked" && (
            <StatusChip
              label={t(isOver ? "statuses.over" : "statuses.booked")}
              tone={isOver ? "neutral" : "positive"}
            />
          )}
        </Box>
        {at && status === "booked" && (
          <Typography className="tabular" sx={{ mt: 2, fontWeight: 600 }}>
            {words(at, minutes)}
            <Typography component="span" variant="caption" sx={{ display: "block", color: "text.secondary" }}>
              {t("zone", { zone: timeZoneName() })}
            </Typography>
          </Typography>
        )}
        <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
          {[t(`kinds.${kind}`), t("length", { count: minutes })].join(" · ")}
          {place && (
            <>
              {" · "}
              <InterviewPlace place={place} />
            </>
          )}
        </Typography>
        {interviewers.length > 0 && (
          <Typography sx={{ color: "text.secondary" }}>
            {t("own.with", { names: format.list(interviewers) })}
          </Typography>
        )}
        {status === "offered" &&
          (can.includes("pick") ? (
            <>
              <SlotChoice
                slots={slots}
                minutes={minutes}
                label={t("own.choose")}
                confirm={t("own.confirm")}
                isBusy={isLoading}
                onChoose={(slot) => void choose(slot)}
              />
              <Typography sx={{ mt: 4, color: "text.secondary" }}>{t("own.none-fits")}</Typography>
            </>
          ) : (
            <Typography sx={{ mt: 2 }}>{t("own.no-times")}</Typography>
          ))}
        {can.includes("change") && choices.length > 0 && (
          <>
            <Button
              size="small"
              sx={{ mt: 2, ml: -2 }}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t("own.change")}
            </Button>
            {isOpen && (
              <SlotChoice
                slots={choices}
                minutes={minutes}
                label={t("own.choose")}
                confirm={t("own.confirm")}
                isBusy={isLoading}
                onChoose={(slot) => void choose(slot)}
              />
            )}
          </>
        )}
      </CardContent>
    </Card>
  );
}
