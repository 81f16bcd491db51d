import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ApplicationStatus } from "@vaardig/contract/candidates/candidateStatus";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE = { active: "info", rejected: "neutral", withdrawn: "neutral", hired: "positive" } as const;

/** The person's applications with their status. */
export function ApplicationStatusCard({ applications }: { applications: readonly ApplicationStatus[] }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const id = useId();
  const pathTo = usePath();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t("status.applications")}
      </Typography>
      {applications.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("status.none")}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {applications.map((one) => {
          const path = pathTo("recruiting-job", { jobId: one.vacancy.id });
          const chip =
            one.outcome === "active" ? t(`stages.${one.stage}`) : t(`status.outcomes.${one.outcome}`);
          return (
            <Box
              key={one.id}
              component="li"
              sx={{ py: 3, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0, pt: 0 } }}
            >
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
                <Typography sx={{ flex: 1, minWidth: 160, fontWeight: 600, overflowWrap: "anywhere" }}>
                  {path ? (
                    <Link component={RouterLink} to={path} color="inherit">
                      {one.vacancy.name}
                    </Link>
                  ) : (
                    one.vacancy.name
                  )}
                </Typography>
                {one.archived && <StatusChip label={t("status.archived")} />}
                <StatusChip label={chip} tone={TONE[one.outcome]} />
              </Box>
              <Typography sx={{ mt: 1 }}>
                {t(one.outcome === "active" ? `status.words.${one.stage}` : `status.ended.${one.outcome}`)}
              </Typography>
              <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
                {t("status.since", { date: format.date(one.since) })}
                {one.next_interview &&
                  ` · ${t("status.interview", { at: format.dateTime(one.next_interview) })}`}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
