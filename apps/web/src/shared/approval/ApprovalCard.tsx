import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Job } from "@vaardig/contract/jobs/jobs";
import type { Approval } from "@vaardig/contract/jobs/jobWork";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  status: Job["status"];
  approval: Pick<Approval, "submitted" | "decided">;
}

/** Approval history: who submitted and decided, and when. */
export function ApprovalCard({ status, approval }: Props) {
  const { t } = useTranslation("approval");
  const format = useFormat();
  const { submitted, decided } = approval;
  const step = (verb: "submitted" | "approved" | "declined", act: Approval["submitted"]) =>
    act && (
      <div>
        <Typography>
          {act.by ? t(`progress.${verb}`, { name: act.by.name }) : t(`progress.${verb}-by-gone`)}
        </Typography>
        <Typography variant="caption" component="time" dateTime={act.at} sx={{ color: "text.secondary" }}>
          {format.dateTime(act.at)}
        </Typography>
      </div>
    );
  const isAnswered = decided && (!submitted || decided.at >= submitted.at);
  return (
    <Card component="section" aria-labelledby="approval-title">
      <CardContent>
        <Typography id="approval-title" variant="h3" component="h2" sx={{ mb: 2 }}>
          {t("progress.title")}
        </Typography>
        <Box sx={{ display: "grid", gap: 3 }}>
          {!submitted && !decided && (
            <Typography sx={{ color: "text.secondary" }}>
              {t(status === null ? "progress.draft" : `status.${status}`)}
            </Typography>
          )}
          {step("submitted", submitted)}
          {isAnswered && step(status === "Declined" ? "declined" : "approved", decided)}
        </Box>
      </CardContent>
    </Card>
  );
}
