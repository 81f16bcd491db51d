import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MyApplicationDetail } from "@vaardig/contract/my-applications/myApplications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

type Sent = NonNullable<MyApplicationDetail["sent"]>;

/** Submitted data of the application; empty fields are omitted. */
export function SentFacts({ sent, resumeName }: { sent: Sent; resumeName: string | null }) {
  const { t } = useTranslation(["my-applications", "apply"]);
  const format = useFormat();
  const facts = [
    [t("apply:fields.available_from"), sent.available_from && format.date(sent.available_from)],
    [t("apply:fields.available_until"), sent.available_until && format.date(sent.available_until)],
    [t("apply:fields.hours"), sent.hours],
    [
      t("apply:fields.hourly_rate"),
      sent.hourly_rate !== null &&
        t("my-applications:rate", {
          rate: format.number(sent.hourly_rate, { style: "currency", currency: "EUR" }),
        }),
    ],
    [
      t("apply:fields.salary_proposal"),
      sent.salary_proposal !== null &&
        t("my-applications:a-month", { amount: format.money(sent.salary_proposal) }),
    ],
    [t("my-applications:resume"), resumeName],
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: 2 }}
      >
        {facts.map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ color: "text.secondary" }}>
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
                  {value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
      {sent.motivation && (
        <Box sx={{ mt: 4 }}>
          <Typography sx={{ color: "text.secondary" }}>{t("apply:fields.motivation")}</Typography>
          <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {sent.motivation}
          </Typography>
        </Box>
      )}
    </>
  );
}
