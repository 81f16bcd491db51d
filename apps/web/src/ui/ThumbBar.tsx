import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

/** Height of the bar with one row of buttons, in pixels. */
const HEIGHT = 64;
const ROOM = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    // The end of the page scrolls above the bar, and so does what gets the focus.
    "body:has(.thumb-bar:not(:empty))": { paddingBottom: HEIGHT },
    "html:has(.thumb-bar:not(:empty))": { scrollPaddingBottom: HEIGHT + 16 },
  },
});

/** The acts of a page: on a phone in a bar at its lower edge, within a thumb's reach; elsewhere where they stand. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={ROOM} />
      <Box
        className="thumb-bar"
        data-acts
        sx={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 2,
          [theme.breakpoints.down("sm")]: {
            position: "fixed",
            inset: "auto 0 0",
            zIndex: 2,
            minHeight: HEIGHT,
            px: 4,
            pt: 2,
            pb: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
            bgcolor: "background.paper",
            borderTop: 1,
            borderColor: "divider",
            "&:empty": { display: "none" },
            "& > .MuiButton-root": { flex: "1 1 0", minHeight: 44 },
          },
        })}
      >
        {children}
      </Box>
    </>
  );
}
