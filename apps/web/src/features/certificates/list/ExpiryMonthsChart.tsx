import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  months: readonly { month: string; count: number }[];
  /** Number of expired certificates, and their filter. */
  expired: number;
  onExpired: () => void;
  chosen: readonly string[];
  onChoose: (months: readonly string[]) => void;
}

/** Height of the bars; on a phone the months are in two rows, so that none lies sideways. */
const HEIGHT = { xs: 40, sm: 64 };

/** Bar chart of certificates that expire per month of the next year; a month filters the list below. */
export function ExpiryMonthsChart({ months, expired, onExpired, chosen, onChoose }: Props) {
  const { t } = useTranslation("certificates");
  const format = useFormat();
  const isEmpty = chosen.length === 0 && months.every(({ count }) => count === 0);
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <Card component="section" aria-label={t("months-title")} sx={{ p: 4, mb: 5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between" }}>
        <Typography variant="h3" component="h2">
          {t("months-title")}
        </Typography>
        {expired > 0 && (
          <Button size="small" color="error" onClick={onExpired}>
            {t("expired-count", { count: expired })}
          </Button>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: isEmpty ? 0 : 3 }}>
        {t(isEmpty ? "months-none" : "months-help")}
      </Typography>
      {!isEmpty && (
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: {
              xs: "repeat(6, minmax(0, 1fr))",
              sm: `repeat(${months.length}, minmax(44px, 1fr))`,
            },
          }}
        >
          {months.map(({ month, count }) => {
            const isOn = chosen.includes(month);
            const [name, year] = format.month(`${month}-01`).split(" ");
            return (
              <ButtonBase
                key={month}
                aria-pressed={isOn}
                title={t("month", { month: format.month(`${month}-01`), count })}
                onClick={() => onChoose(isOn ? [] : [month])}
                sx={{
                  display: "grid",
                  gridTemplateRows: { xs: `20px ${HEIGHT.xs}px auto`, sm: `20px ${HEIGHT.sm}px auto` },
                  justifyItems: "center",
                  gap: 1,
                  px: { xs: 0, sm: 1 },
                  py: 2,
                  borderRadius: 1,
                  bgcolor: isOn ? "tint" : undefined,
                  "&:hover": { bgcolor: "action.hover" },
                }}
              >
                <Typography className="tabular" sx={{ alignSelf: "end", fontWeight: count > 0 ? 600 : 400 }}>
                  {count > 0 ? format.number(count) : "–"}
                </Typography>
                <Box sx={{ height: HEIGHT, width: "60%", display: "flex", alignItems: "flex-end" }}>
                  <Box
                    sx={{
                      width: "100%",
                      minHeight: count === 0 ? 2 : 6,
                      height: `${Math.round((count / most) * 100)}%`,
                      borderRadius: "4px 4px 0 0",
                      bgcolor: count === 0 ? "divider" : isOn ? "primary.main" : "info.main",
                    }}
                  />
                </Box>
                <Typography variant="caption" component="span" sx={{ color: "text.secondary" }}>
                  {name} {year?.startsWith("20") ? `’${year.slice(2)}` : year}
                </Typography>
              </ButtonBase>
            );
          })}
        </Box>
      )}
    </Card>
  );
}
