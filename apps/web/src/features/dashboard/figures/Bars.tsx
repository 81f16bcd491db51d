import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";

export interface Bar {
  id: string;
  name: string;
  value: number;
  /** Total, drawn lighter behind the value. */
  of?: number | null;
  /** Formatted value, at the end of the line. */
  label: string;
  to?: string | undefined;
}

interface Props {
  bars: readonly Bar[];
  /** Index of the chart colour; one per subject. */
  tone: number;
}

/** Horizontal bars with name and value above each, readable as a list. */
export function Bars({ bars, tone }: Props) {
  const longest = Math.max(1, ...bars.map(({ value, of }) => of ?? value));
  const width = (value: number) => `${(value / longest) * 100}%`;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
      {bars.map(({ id, name, value, of, label, to }) => (
        <Box component="li" key={id}>
          <Box sx={{ display: "flex", gap: 4, justifyContent: "space-between" }}>
            <Box component="span" className="long-words" sx={{ minWidth: 0 }}>
              {to ? (
                <Link component={RouterLink} to={to} sx={{ color: "text.primary", fontWeight: 400 }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Box>{" "}
            <Box component="span" className="tabular" sx={{ flex: "none", fontWeight: 500 }}>
              {label}
            </Box>
          </Box>
          <Box aria-hidden sx={{ mt: 1, height: 8, position: "relative" }}>
            {of != null && (
              <Box
                sx={{
                  position: "absolute",
                  inset: 0,
                  width: width(of),
                  borderRadius: 1,
                  bgcolor: "divider",
                }}
              />
            )}
            <Box
              sx={{
                position: "absolute",
                inset: 0,
                width: width(value),
                borderRadius: 1,
                bgcolor: `chart.${tone}`,
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
