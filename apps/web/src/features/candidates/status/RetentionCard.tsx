import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { getUserStatus } from "@vaardig/contract/candidates/candidateStatus";
import type { Payload } from "@vaardig/contract/endpoint";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { Fact } from "../../../shared/people/card/Fact.tsx";
import { useConsent } from "../act/useConsent.ts";
import { RetentionChip } from "../list/RetentionChip.tsx";

/** Retention, consent, and talent pools of the person. */
export function RetentionCard({ status }: { status: Payload<typeof getUserStatus> }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const id = useId();
  const { ask, save } = useConsent();
  const { candidate, talent_pools: pools, consent_asked_at: askedAt } = status;
  const { retention, consent, consent_at: consentAt, can } = candidate;
  const why = retention.state === "counting" && consent === "given" ? "consent" : retention.state;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t("status.keeping")}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 4 }}>
        <Fact label={t("fields.retention")}>
          <RetentionChip retention={retention} />
        </Fact>
        <Fact label={t("status.why")}>{t(`retention.why.${why}`)}</Fact>
        <Fact label={t("fields.consent")}>
          {consentAt
            ? t("consent.since", { date: format.date(consentAt) })
            : askedAt
              ? t("consent.asked-at", { date: format.date(askedAt) })
              : t("consent.none")}
        </Fact>
        {pools.length > 0 && (
          <Fact label={t("status.pools")}>{format.list(pools.map(({ name }) => name))}</Fact>
        )}
      </Box>
      {can.includes("record_consent") && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 5 }}>
          {consent !== "given" && (
            <Button size="small" variant="outlined" onClick={() => void ask([candidate.id])}>
              {t("actions.ask_consent")}
            </Button>
          )}
          <Button
            size="small"
            variant={consent === "given" ? "outlined" : "text"}
            onClick={() => void save(candidate, true)}
          >
            {t(consent === "given" ? "actions.renew_consent" : "actions.record_consent")}
          </Button>
        </Box>
      )}
    </Card>
  );
}
