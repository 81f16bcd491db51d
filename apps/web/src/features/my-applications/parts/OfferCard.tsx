import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MyApplication } from "@vaardig/contract/myApplications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";

/** What is offered, in numbers and in the recruiter's words. */
export function OfferCard({ offer }: { offer: NonNullable<MyApplication["offer"]> }) {
  const { t } = useTranslation("my-applications");
  const format = useFormat();
  const { salary, hours, start_date, message } = offer;
  return (
    <Card component="section" sx={{ bgcolor: "tint" }}>
      <CardContent>
        <Typography variant="h3">{t("offer.title")}</Typography>
        <Typography sx={{ mt: 2 }}>
          {t("offer.terms", { salary: format.money(salary), hours, date: format.date(start_date) })}
        </Typography>
        {message && <Typography sx={{ mt: 3, whiteSpace: "pre-line" }}>{message}</Typography>}
      </CardContent>
    </Card>
  );
}
