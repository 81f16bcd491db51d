import Box from "@mui/material/Box";
import type { Point } from "@vaardig/contract/dashboard";
import { useFormat } from "../../../lib/useFormat.ts";
import { unseen } from "../../../ui/unseen.ts";

const HEIGHT = 120;

/** Columns by month, each with its value above and its month below: a list to read as well as a picture. */
export function MonthColumns({ points }: { points: readonly Point[] }) {
  const format = useFormat();
  const highest = Math.max(1, ...points.map(({ value }) => value));
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "flex", gap: { xs: 1, sm: 2 } }}>
      {points.map(({ id, value }) => {
        const month = format.month(id);
        return (
          <Box component="li" key={id} sx={{ flex: "1 1 0", minWidth: 0 }}>
            <Box component="span" sx={unseen}>
              {`${month}: ${format.number(value)}`}
            </Box>
            <Box aria-hidden sx={{ display: "grid", justifyItems: "center", gap: 1, typography: "caption" }}>
              <Box
                sx={{
                  height: HEIGHT,
                  width: "100%",
                  display: "grid",
                  alignContent: "end",
                  justifyItems: "center",
                  gap: 1,
                }}
              >
                <Box component="span" className="tabular" sx={{ fontWeight: 500 }}>
                  {value > 0 && format.number(value)}
                </Box>
                <Box
                  sx={{
                    width: "100%",
                    maxWidth: 32,
                    height: Math.max(2, (value / highest) * (HEIGHT - 20)),
                    borderRadius: "3px 3px 0 0",
                    bgcolor: (theme) => (value > 0 ? theme.palette.chart[0] : theme.palette.divider),
                  }}
                />
              </Box>
              <Box component="span" sx={{ color: "text.secondary", display: { xs: "none", sm: "block" } }}>
                {month.slice(0, 3)}
              </Box>
              <Box component="span" sx={{ color: "text.secondary", display: { sm: "none" } }}>
                {month.slice(0, 1)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
