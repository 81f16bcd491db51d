import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";

/** Who confirmed a certificate and when, or that a change ended its confirmation; nothing where there was none. */
export function ConfirmedNote({ of: { confirmed, voided_at: ended } }: { of: Certificate }) {
  const { t } = useTranslation("certificates");
  const format = useFormat();
  if (confirmed) {
    const date = format.date(confirmed.at);
    const words = confirmed.by ? t("confirmed", { name: confirmed.by, date }) : t("confirmed-on", { date });
    return <StatusChip tone="positive" label={words} />;
  }
  return ended ? <StatusChip tone="attention" label={t("ended", { date: format.date(ended) })} /> : null;
}
