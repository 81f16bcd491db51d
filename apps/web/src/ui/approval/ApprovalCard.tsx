import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Vacancy } from "@vaardig/contract/jobs";
import type { Approval } from "@vaardig/contract/vacancyWork";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/useFormat.ts";

interface Props {
  status: Vacancy["status"];
  approval: Pick<Approval, "decline_reason" | "submitted" | "decided">;
}

/** How approval went: who submitted and decided when, and why it was declined. */
export function ApprovalCard({ status, approval }: Props) {
  const { t } = useTranslation("approval");
  const format = useFormat();
  const { submitted, decided, decline_reason: reason } = approval;
  const words = (verb: "submitted" | "approved" | "declined", act: Approval["submitted"]) => {
    if (!act) return null;
    // Stays in one line.
    const when = format.dateTime(act.at).replaceAll(" ", "\u00a0");
    return act.by
      ? t(`progress.${verb}`, { name: act.by.name, when })
      : t(`progress.${verb}-by-gone`, { when });
  };
  const isAnswered = decided && (!submitted || decided.at >= submitted.at);
  return (
    <Card component="section" aria-labelledby="approval-title">
      <CardContent>
        <Typography id="approval-title" variant="h3" component="h2" sx={{ mb: 2 }}>
          {t("progress.title")}
        </Typography>
        <Box sx={{ display: "grid", gap: 1, color: "text.secondary" }}>
          {!submitted && !decided && (
            <Typography>{t(status === "Draft" ? "progress.draft" : `status.${status}`)}</Typography>
          )}
          <Typography>{words("submitted", submitted)}</Typography>
          {isAnswered && (
            <Typography>{words(status === "Declined" ? "declined" : "approved", decided)}</Typography>
          )}
        </Box>
        {reason && (
          <Box sx={{ mt: 3, p: 3, borderRadius: 1, bgcolor: "tint" }}>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {t("progress.reason")}
            </Typography>
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{reason}</Typography>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
