import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import type { MyApplication } from "@vaardig/contract/my-applications/myApplications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ApplicantStatusChip } from "./ApplicantStatusChip.tsx";

/** Card of an application: job, status and date; opens in a sheet. */
export function ApplicationCard({ application, onOpen }: { application: MyApplication; onOpen: () => void }) {
  const { t } = useTranslation("my-applications");
  const format = useFormat();
  const { vacancy, status, applied_at, since, interview, offer } = application;
  const facts = [vacancy.project?.name, vacancy.department, vacancy.location].filter(Boolean).join(" · ");
  const next =
    offer?.status === "made"
      ? t("offer.answer-it")
      : interview &&
        (interview.starts_at
          ? t("interview-at", { date: format.dateTime(interview.starts_at) })
          : t("interview-choose"));
  return (
    <Card component="li">
      <CardActionArea
        onClick={onOpen}
        aria-haspopup="dialog"
        sx={{
          p: { xs: 4, sm: 5 },
          display: "flex",
          flexWrap: "wrap",
          gap: 3,
          alignItems: "center",
          justifyContent: "flex-start",
        }}
      >
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {vacancy.name}
          </Typography>
          {facts && <Typography sx={{ color: "text.secondary" }}>{facts}</Typography>}
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {applied_at
              ? t("applied", { date: format.date(applied_at) })
              : t("since", { date: format.date(since) })}
            {!vacancy.open && ` · ${t("closed")}`}
          </Typography>
          {next && (
            <Typography component="p" sx={{ mt: 1, fontWeight: 600 }}>
              {next}
            </Typography>
          )}
        </Box>
        <ApplicantStatusChip status={status} />
      </CardActionArea>
    </Card>
  );
}
