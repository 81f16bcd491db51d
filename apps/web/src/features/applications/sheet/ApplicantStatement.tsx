import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** The applicant's own texts; none for people only added by a recruiter. */
export function ApplicantStatement({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  if (!detail.applied_at) return <Typography sx={{ color: "text.secondary" }}>{t("only-added")}</Typography>;
  const { hours, salary_proposal: salary, hourly_rate: rate, available_from: from } = detail;
  const facts: [string, string | null][] = [
    [t("facts.applied"), format.date(detail.applied_at)],
    [t("facts.hours"), hours === null ? null : t("facts.hours-value", { count: hours })],
    [t("facts.salary"), salary === null ? null : format.money(salary)],
    [t("facts.rate"), rate === null ? null : format.number(rate, { style: "currency", currency: "EUR" })],
    [t("facts.from"), from && format.date(from)],
    [t("facts.until"), detail.available_until && format.date(detail.available_until)],
  ];
  return (
    <Box component="section">
      <Typography variant="h3">{t("own-words")}</Typography>
      {detail.motivation && (
        <Typography sx={{ mt: 2, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {detail.motivation}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 3,
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
          gap: 3,
        }}
      >
        {facts.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                <div key={label}>
                  <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
                    {label}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0 }}>
                    {value}
                  </Typography>
                </div>,
              ],
        )}
      </Box>
    </Box>
  );
}
