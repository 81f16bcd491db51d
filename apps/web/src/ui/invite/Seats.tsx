import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/useFormat.ts";

/** Billable seats now and after, side by side. */
export function Seats({ seats }: { seats: { in_use: number; after: number } }) {
  const { t } = useTranslation("invite");
  const format = useFormat();
  const figures = [
    [t("seats-now"), seats.in_use],
    [t("seats-after"), seats.after],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={t("seats")}
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        m: 0,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      {figures.map(([label, number], at) => (
        <Box key={label} sx={{ px: 4, py: 3, borderLeft: at === 0 ? 0 : 1, borderColor: "divider" }}>
          <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" className="tabular" sx={{ m: 0 }}>
            {format.number(number)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
