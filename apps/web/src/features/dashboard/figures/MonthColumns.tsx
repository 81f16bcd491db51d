import Box from "@mui/material/Box";
import type { Point } from "@vaardig/contract/dashboard/dashboard";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";

/** Width from which months fit three letters. */
const ROOMY = "@container (min-width: 440px)";

interface Props {
  points: readonly Point[];
  /** Index of the chart colour. */
  tone: number;
}

/** Monthly columns with value above and month below, readable as a list. */
export function MonthColumns({ points, tone }: Props) {
  const format = useFormat();
  const highest = Math.max(1, ...points.map(({ value }) => value));
  return (
    <Box sx={{ containerType: "inline-size", height: "100%", display: "flex" }}>
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          flex: 1,
          display: "flex",
          gap: 1,
          minHeight: 160,
        }}
      >
        {points.map(({ id, value }) => {
          const month = format.month(id);
          return (
            <Box component="li" key={id} sx={{ flex: "1 1 0", minWidth: 0, display: "flex" }}>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {`${month}: ${format.number(value)}`}
              </Box>
              <Box
                aria-hidden
                sx={{
                  flex: 1,
                  minWidth: 0,
                  display: "flex",
                  flexDirection: "column",
                  alignItems: "center",
                  typography: "caption",
                }}
              >
                <Box
                  sx={{
                    flex: 1,
                    width: "100%",
                    display: "flex",
                    flexDirection: "column",
                    alignItems: "center",
                    justifyContent: "flex-end",
                  }}
                >
                  <Box component="span" className="tabular" sx={{ fontWeight: 500 }}>
                    {value > 0 && format.number(value)}
                  </Box>
                  <Box
                    sx={{
                      width: "100%",
                      maxWidth: 32,
                      // The height left below the value label of the highest column.
                      height: `calc((100% - 20px) * ${value / highest})`,
                      minHeight: 2,
                      borderRadius: "3px 3px 0 0",
                      bgcolor: value > 0 ? `chart.${tone}` : "divider",
                    }}
                  />
                </Box>
                <Box component="span" sx={{ mt: 1, color: "text.secondary", [ROOMY]: { display: "none" } }}>
                  {month.slice(0, 1)}
                </Box>
                <Box
                  component="span"
                  sx={{ mt: 1, color: "text.secondary", display: "none", [ROOMY]: { display: "block" } }}
                >
                  {month.slice(0, 3)}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
