import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";

const GRID = { sm: "minmax(120px, 0.7fr) minmax(0, 1fr) minmax(0, 1.2fr)" } as const;

interface Props {
  name: string;
  /** Absent without a current value. */
  from?: ReactNode;
  to: ReactNode;
  /** Difference of the values: "+€500". */
  difference?: string | undefined;
}

/** Column headers on a wide screen; on a phone each row is labelled. */
export function ChangeHead() {
  const { t } = useTranslation("approval");
  return (
    <Box
      aria-hidden
      sx={{ display: { xs: "none", sm: "grid" }, gridTemplateColumns: GRID, columnGap: 4, pb: 2 }}
    >
      <Typography variant="caption" sx={{ gridColumn: "2", color: "text.secondary" }}>
        {t("change.from")}
      </Typography>
      <Typography variant="caption" sx={{ pl: 3, color: "text.secondary" }}>
        {t("change.to")}
      </Typography>
    </Box>
  );
}

/** One change: current value beside the new one, stacked on a phone. */
export function ChangeRow({ name, from, to, difference }: Props) {
  const { t } = useTranslation("approval");
  const side = (label: string) => (
    <Typography
      component="span"
      variant="caption"
      sx={(theme) => ({
        color: "text.secondary",
        flex: "0 0 56px",
        [theme.breakpoints.up("sm")]: VISUALLY_HIDDEN,
      })}
    >
      {label}
    </Typography>
  );
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        columnGap: 4,
        rowGap: 1,
        py: 3,
        alignItems: "start",
        gridTemplateColumns: GRID,
        borderTop: 1,
        borderColor: "divider",
        overflowWrap: "anywhere",
      }}
    >
      <Typography sx={{ fontWeight: 600, py: { sm: 2 } }}>{name}</Typography>
      {from !== undefined && (
        <Box sx={{ display: "flex", py: { sm: 2 }, color: "text.secondary", alignItems: "baseline" }}>
          {side(t("change.from"))}
          <Box sx={{ minWidth: 0 }}>{from}</Box>
        </Box>
      )}
      <Box
        sx={{
          display: "flex",
          alignItems: "baseline",
          borderRadius: 1,
          bgcolor: "tint",
          ...(from === undefined && { gridColumn: { sm: "2 / -1" } }),
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 3 },
          py: { xs: 1, sm: 2 },
        }}
      >
        {from !== undefined && side(t("change.to"))}
        <Box sx={{ minWidth: 0, fontWeight: 600 }}>
          {to}
          {difference && (
            <Typography component="span" className="tabular" sx={{ ml: 2, color: "text.secondary" }}>
              {difference}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
