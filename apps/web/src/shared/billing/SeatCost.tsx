import Typography from "@mui/material/Typography";
import type { SeatPreview } from "@vaardig/contract/billing/billing";
import { useTranslation } from "react-i18next";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import type { Format } from "../../lib/language/format.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { usePreviewSeatsQuery } from "./billing.api.ts";

/**
 * Cost of additional seats in one line; nothing while loading, for readers without access, and without a
 * price.
 */
export function SeatCost({ added }: { added: number }) {
  const { data: session } = useGetSessionQuery();
  return session?.user.system_role === "admin" && added > 0 ? <CostLine added={added} /> : null;
}

function useCostWords(preview: SeatPreview, format: Format): string | null {
  const { t } = useTranslation("seat-cost");
  const { price, free_until: freeUntil, now_cents: now, period_ends_on: until, month_cents: month } = preview;
  if (!price) return null;
  const perMonth = format.cents(month);
  if (freeUntil) return t("trial", { date: format.date(freeUntil), month: perMonth });
  if (until && now > 0)
    return t("now", { now: format.cents(now), date: format.date(until), month: perMonth });
  return t("month", { month: perMonth });
}

function CostLine({ added }: { added: number }) {
  const format = useFormat();
  const { data } = usePreviewSeatsQuery({ body: { added } }, { refetchOnMountOrArgChange: true });
  return data ? <Line preview={data} format={format} /> : null;
}

function Line({ preview, format }: { preview: SeatPreview; format: Format }) {
  const words = useCostWords(preview, format);
  return words && <Typography sx={{ color: "text.secondary" }}>{words}</Typography>;
}
