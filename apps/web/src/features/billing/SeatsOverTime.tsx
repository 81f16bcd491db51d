import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Billing } from "@vaardig/contract/billing/billing";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

type Days = Billing["seat_days"];

const WIDTH = 320;
const HEIGHT = 56;

/** Returns the SVG path of a step chart, with the maximum near the top and zero at the bottom. */
function pathOf(days: Days): string {
  const most = Math.max(1, ...days.map(({ seats }) => seats));
  const start = Date.parse(days[0]?.day ?? "");
  const span = Math.max(1, Date.parse(days.at(-1)?.day ?? "") - start);
  return days
    .map(({ day, seats }, at) => {
      const x = ((Date.parse(day) - start) / span) * WIDTH;
      const y = HEIGHT - 2 - (seats / most) * (HEIGHT - 6);
      return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

/** Sparkline of the seats in recent months, described by text. */
export function SeatsOverTime({ days }: { days: Days }) {
  const { t } = useTranslation("billing");
  const format = useFormat();
  const { palette } = useTheme();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const words = t("seats-over-time", {
    from: format.number(first.seats),
    to: format.number(last.seats),
    date: format.date(first.day),
  });
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        sx={{ display: "block", width: "100%", height: HEIGHT }}
      >
        <path
          d={pathOf(days)}
          fill="none"
          stroke={palette.info.main}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Typography component="figcaption" variant="caption" sx={{ color: "text.secondary" }}>
        {words}
      </Typography>
    </Box>
  );
}
