import Box from "@mui/material/Box";
import { useMemo } from "react";
import { encode } from "uqr";

const BORDER = 2;

/** A QR code: dark on light in both colour schemes, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: "M", border: BORDER });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: side, path: squares.join("") };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 184, height: 184, borderRadius: 1, bgcolor: "common.white", color: "common.black" }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
