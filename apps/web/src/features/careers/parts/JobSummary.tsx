import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { CareersJobDetail } from "@vaardig/contract/careers/careers";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  job: CareersJobDetail;
  /** Id of the form; null after the application was sent. */
  applyAt: string | null;
}

/** Key facts and the apply button; sticky beside a long text. */
export function JobSummary({ job, applyAt }: Props) {
  const { t } = useTranslation("careers");
  const format = useFormat();
  const starts = job.starts_on ?? job.available_from;
  const facts = [
    ["salary", t("salary", { from: format.money(job.salary_from), to: format.money(job.salary_to) })],
    ["hours", job.hours && t("hours", { hours: job.hours })],
    ["location", job.location],
    ["department", job.department],
    ["starts", starts && format.date(starts)],
    ["until", job.ends_on && format.date(job.ends_on)],
    ["deadline", job.apply_by && format.date(job.apply_by)],
    ["posted", format.date(job.published_at)],
  ] as const;
  return (
    <Card component="section" aria-label={t("facts.title")}>
      <CardContent sx={{ display: "grid", gap: 5 }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: "grid",
            columnGap: 4,
            rowGap: 4,
            gridTemplateColumns: { xs: "1fr 1fr", md: "1fr" },
          }}
        >
          {facts.map(
            ([name, value]) =>
              value && (
                <Box key={name} sx={{ minWidth: 0, gridColumn: name === "salary" ? "1 / -1" : undefined }}>
                  <Typography variant="caption" component="dt" sx={{ color: "text.secondary" }}>
                    {t(`facts.${name}`)}
                  </Typography>
                  <Typography component="dd" className="tabular" sx={{ m: 0, overflowWrap: "anywhere" }}>
                    {value}
                  </Typography>
                </Box>
              ),
          )}
        </Box>
        {applyAt && (
          <Button variant="contained" size="large" fullWidth href={applyAt}>
            {t("apply")}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
