import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/language/useFormat.ts";
import { AD_ROWS, type AdRow, sourceTextOf } from "./adValues.ts";

interface Props {
  ad: ParsedAd;
  rows: ReadonlySet<AdRow>;
  onToggle: (row: AdRow) => void;
}

/** Fields found in an ad, one row each with the source text. */
export function AdRows({ ad, rows, onToggle }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const euros = (value: number | undefined) => (value === undefined ? "" : format.money(value));
  const shown: Record<AdRow, string> = {
    name: ad.name?.value ?? "",
    job_profile: ad.job_profile?.value.name ?? "",
    department: ad.department?.value.name ?? "",
    location: ad.location?.value ?? "",
    hours: ad.hours ? format.number(ad.hours.value) : "",
    salary: [euros(ad.salary_from?.value), euros(ad.salary_to?.value)].filter(Boolean).join(" – "),
    apply_by: ad.apply_by ? format.date(ad.apply_by.value) : "",
    available_from: ad.available_from ? format.date(ad.available_from.value) : "",
    description: t("ad.description"),
  };
  return (
    <Box component="ul" aria-label={t("ad.facts")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {AD_ROWS.filter((row) => sourceTextOf(ad, row) !== null).map((row) => (
        <Box
          component="li"
          key={row}
          sx={{
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr)",
            columnGap: 2,
            py: 2,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Checkbox
            checked={rows.has(row)}
            onChange={() => onToggle(row)}
            slotProps={{ input: { "aria-label": t("ad.take", { field: t(`ad.row.${row}`) }) } }}
            sx={{ mt: -1 }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              <Box component="span" sx={{ color: "text.secondary" }}>
                {t(`ad.row.${row}`)}
              </Box>{" "}
              <Box component="span" sx={{ fontWeight: 600 }}>
                {shown[row]}
              </Box>
            </Typography>
            {row !== "description" && (
              <Typography
                variant="caption"
                component="p"
                sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
              >
                “{sourceTextOf(ad, row)}”
              </Typography>
            )}
            {row === "hours" && ad.hours && ad.hours_from && (
              <Typography variant="caption" component="p" sx={{ overflowWrap: "anywhere" }}>
                {t("ad.hours-range", { from: ad.hours_from.value, to: ad.hours.value })}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
