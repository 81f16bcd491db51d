import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Offer } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONES = { made: "info", accepted: "positive", declined: "attention", replaced: "neutral" } as const;

/** Offers with their responses, latest first. */
export function OfferHistory({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return (
    <Box component="section">
      <Typography variant="h3">{t("offers")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, mt: 2, listStyle: "none", display: "grid", gap: 3 }}>
        {offers.map((offer) => (
          <Box component="li" key={offer.id} sx={{ pl: 3, borderLeft: 2, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
              <Typography sx={{ fontWeight: 600 }}>
                {t("offer-line", {
                  salary: format.money(offer.salary),
                  hours: offer.hours,
                  date: format.date(offer.start_date),
                })}
              </Typography>
              <StatusChip label={t(`offer-status.${offer.status}`)} tone={TONES[offer.status]} />
            </Box>
            {offer.answer && <Typography sx={{ mt: 1, whiteSpace: "pre-line" }}>{offer.answer}</Typography>}
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {format.dateTime(offer.created_at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
