import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import { useFormat } from "../../lib/language/useFormat.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import { useDayName } from "./useDayName.ts";

interface Props {
  rows: readonly NotificationGroupRow[];
  /** Last day of the previous page, whose heading is not repeated. */
  lastDay?: string | undefined;
  onOpen?: () => void;
  /** Level of the day headings: below the page title, or below the panel's. */
  heading?: "h2" | "h3";
}

/** Notifications grouped by day. */
export function NotificationDays({ rows, lastDay, onOpen, heading = "h2" }: Props) {
  const dayName = useDayName(useFormat());
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => (
    <Box component="section" key={day} aria-label={dayName(day)}>
      {day !== lastDay && (
        <Typography
          component={heading}
          variant="caption"
          sx={{ display: "block", px: 4, pt: 4, pb: 2, fontWeight: 500, color: "text.secondary" }}
        >
          {dayName(day)}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {own.map((row) => (
          <NotificationRow key={row.id} row={row} onOpen={onOpen} />
        ))}
      </Box>
    </Box>
  ));
}
