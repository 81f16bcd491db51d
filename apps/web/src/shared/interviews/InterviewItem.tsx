import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Interview } from "@vaardig/contract/interviews/interviews";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { useBookInterviewMutation, useCancelInterviewMutation } from "./interviews.api.ts";
import { SlotChoice } from "./SlotChoice.tsx";
import { useSlotText } from "./useSlotText.ts";

const TONES = { offered: "attention", booked: "positive", canceled: "neutral" } as const;

interface Props {
  interview: Interview;
  onChange: () => void;
  /** Called when the interview has changed meanwhile. */
  onRefused: () => void;
}

/** An interview: time, interviewers, place and actions. */
export function InterviewItem({ interview, onChange, onRefused }: Props) {
  const { t } = useTranslation(["interviews", "common"]);
  const format = useFormat();
  const words = useSlotText();
  const { show } = useSnackbar();
  const [book, booking] = useBookInterviewMutation();
  const [cancel, canceling] = useCancelInterviewMutation();
  const [asks, setAsks] = useState<"book" | "cancel" | null>(null);
  const { id, version, title, kind, place, minutes, status, starts_at: at, slots, can } = interview;
  const isOver = at !== null && Date.parse(at) <= Date.now();

  const run = async (work: Promise<unknown>, told: string) => {
    try {
      await work;
      show(told);
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
      onRefused();
    }
    setAsks(null);
  };

  const free = slots.filter((slot) => slot.free && slot.starts_at !== at);
  return (
    <Box component="li" sx={{ pl: 3, borderLeft: 2, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Typography>
        <StatusChip
          label={t(isOver && status === "booked" ? "statuses.over" : `statuses.${status}`)}
          tone={isOver ? "neutral" : TONES[status]}
        />
      </Box>
      {status !== "canceled" && (
        <Typography className="tabular">
          {at ? words(at, minutes) : t("waits", { count: slots.filter((slot) => slot.free).length })}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {[
          t(`kinds.${kind}`),
          t("length", { count: minutes }),
          place,
          format.list(interview.interviewers.map(({ name }) => name)),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      {can.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1, ml: -3 }}>
          {can.includes("book") && free.length > 0 && (
            <Button
              size="small"
              aria-expanded={asks === "book"}
              onClick={() => setAsks(asks === "book" ? null : "book")}
            >
              {t(at ? "rebook" : "book")}
            </Button>
          )}
          {can.includes("change") && (
            <Button size="small" onClick={onChange}>
              {t("change")}
            </Button>
          )}
          {can.includes("cancel") && (
            <Button size="small" color="error" onClick={() => setAsks("cancel")}>
              {t("cancel")}
            </Button>
          )}
        </Box>
      )}
      {asks === "book" && (
        <SlotChoice
          slots={free}
          minutes={minutes}
          label={t("book-label")}
          confirm={t("book-confirm")}
          isBusy={booking.isLoading}
          onChoose={(slot) =>
            void run(book({ body: { id, slot_id: slot, version } }).unwrap(), t("booked-told"))
          }
        />
      )}
      <ConfirmDialog
        open={asks === "cancel"}
        title={t("cancel-title")}
        text={t(status === "booked" ? "cancel-booked" : "cancel-offered")}
        confirm={t("cancel")}
        cancel={t("keep")}
        isBusy={canceling.isLoading}
        onConfirm={() => void run(cancel({ body: { id, version } }).unwrap(), t("canceled-told"))}
        onClose={() => setAsks(null)}
      />
    </Box>
  );
}
