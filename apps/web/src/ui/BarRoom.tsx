import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect } from "react";

const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBottom: 112 } }} />;

/** What had the focus went with the bar: the keyboard begins at the content, not at the end of the page. */
function focusContentIfLost() {
  if (document.activeElement === document.body)
    document.querySelector("main")?.focus({ preventScroll: true });
}

/** For a bar that stands over the end of the page: what gets the focus is scrolled above it, not under it. */
export function BarRoom() {
  useEffect(() => focusContentIfLost, []);
  return ROOM;
}
