import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  seats: { in_use: number; after: number };
  /** Number of people being invited, to distinguish earlier invitations. */
  invited?: number;
}

/** Billable seats now and afterwards; the latter include earlier open invitations. */
export function Seats({ seats, invited }: Props) {
  const { t } = useTranslation("invite");
  const format = useFormat();
  const open = invited === undefined ? 0 : seats.after - seats.in_use - invited;
  const figures = [
    { label: t("seats-now"), number: seats.in_use, detail: null },
    {
      label: t("seats-after"),
      number: seats.after,
      detail: open > 0 ? t("seats-open", { count: open }) : null,
    },
  ];
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
      {figures.map(({ label, number, detail }, at) => (
        <Box key={label} sx={{ px: 4, py: 3, borderLeft: at === 0 ? 0 : 1, borderColor: "divider" }}>
          <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" className="tabular" sx={{ m: 0 }}>
            {format.number(number)}
          </Typography>
          {detail && (
            <Typography component="dd" variant="caption" sx={{ m: 0, color: "text.secondary" }}>
              {detail}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
