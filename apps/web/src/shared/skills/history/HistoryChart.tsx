import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel, LEVELS } from "../levelNames.ts";
import type { HistoryChartData } from "./historySteps.ts";

const WIDTH = 440;
const LEFT = 116;
const RIGHT = 12;
const ROW = 28;
const TOP = 14;
const HEIGHT = TOP + ROW * 4 + 34;

const yOf = (level: number): number => TOP + (5 - level) * ROW;

/** Chart of a level over time: thick line for confirmed, thin line for self-stated, a dot per statement. */
export function HistoryChart({ name, picture }: { name: string; picture: HistoryChartData }) {
  const { t } = useTranslation(["rating", "common"]);
  const format = useFormat();
  const { from, to, steps, marks, now } = picture;
  const xOf = (at: number) => LEFT + ((at - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT);
  const day = (at: number) => format.date(new Date(at).toISOString().slice(0, 10));
  const levelName = (level: number | null) => {
    const known = asLevel(level);
    return known ? t(`common:levels.${known}`) : "";
  };
  const first = levelName(marks[0]?.level ?? null);
  const wasAlways = marks.every(({ level }) => level === now);
  const words =
    now === null
      ? t("rating:chart-gone", { first, from: day(from) })
      : wasAlways
        ? t("rating:chart-same", { first, from: day(from) })
        : t("rating:chart-text", { first, from: day(from), last: levelName(now) });
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ mb: 3, color: "text.secondary" }}>
        {words}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("rating:chart", { name })}. ${words}`}
        sx={{
          display: "block",
          width: "100%",
          "& text": { fontSize: { xs: 16, sm: 12 }, fontFamily: "inherit" },
        }}
      >
        {LEVELS.map((level) => (
          <g key={level}>
            <Box
              component="line"
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={yOf(level)}
              y2={yOf(level)}
              stroke="currentColor"
              sx={{ color: "divider" }}
            />
            <Box
              component="text"
              x={0}
              y={yOf(level) + 4}
              fill="currentColor"
              sx={{ color: "text.secondary" }}
            >
              {t(`common:levels.${level}`)}
            </Box>
          </g>
        ))}
        {steps.map((step) => (
          <Box
            component="line"
            key={step.from}
            x1={xOf(step.from)}
            x2={xOf(step.to)}
            y1={yOf(step.level)}
            y2={yOf(step.level)}
            sx={{
              color: "primary.main",
              stroke: "currentColor",
              strokeWidth: step.isConfirmed ? 5 : 2,
              strokeLinecap: "round",
            }}
          />
        ))}
        {steps.slice(1).map((step, at) => {
          const before = steps[at];
          return before?.to === step.from ? (
            <Box
              component="line"
              key={step.from}
              x1={xOf(step.from)}
              x2={xOf(step.from)}
              y1={yOf(before.level)}
              y2={yOf(step.level)}
              sx={{ color: "primary.main", stroke: "currentColor", strokeWidth: 1, opacity: 0.6 }}
            />
          ) : null;
        })}
        {marks.map((mark) => (
          <Box
            component="circle"
            key={mark.id}
            cx={xOf(mark.at)}
            cy={yOf(mark.level)}
            r={5.5}
            sx={{
              color: "primary.main",
              stroke: "currentColor",
              strokeWidth: 2,
              fill: mark.isConfirmed ? "currentColor" : "transparent",
            }}
          />
        ))}
        <Box component="text" x={LEFT} y={HEIGHT - 8} fill="currentColor" sx={{ color: "text.secondary" }}>
          {day(from)}
        </Box>
        <Box
          component="text"
          x={WIDTH - RIGHT}
          y={HEIGHT - 8}
          textAnchor="end"
          fill="currentColor"
          sx={{ color: "text.secondary" }}
        >
          {day(to)}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: "flex", flexWrap: "wrap", gap: 4, mt: 1 }}>
        <Legend label={t("rating:legend-confirmed")} isFilled />
        <Legend label={t("rating:legend-said")} />
      </Box>
    </Box>
  );
}

function Legend({ label, isFilled = false }: { label: string; isFilled?: boolean }) {
  return (
    <Typography
      variant="caption"
      sx={{ display: "inline-flex", alignItems: "center", gap: 2, color: "text.secondary" }}
    >
      <Box
        component="span"
        sx={{
          width: 11,
          height: 11,
          borderRadius: "50%",
          border: "2px solid",
          borderColor: "primary.main",
          bgcolor: isFilled ? "primary.main" : "background.paper",
        }}
      />
      {label}
    </Typography>
  );
}
