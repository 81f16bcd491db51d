import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect } from "react";

const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBottom: 112 } }} />;

/**
 * What had the focus went with the bar: the keyboard begins at the content, not at the end of the page. A dialog that was
 * opened from the bar keeps it until it closes.
 */
function focusContentIfLost() {
  const { activeElement: held, body } = document;
  if (held === body) document.querySelector("main")?.focus({ preventScroll: true });
  if (!held?.closest("[role=dialog]")) return;
  const around = new MutationObserver(() => {
    if (held.isConnected && document.activeElement !== body) return;
    around.disconnect();
    if (document.activeElement === body) document.querySelector("main")?.focus({ preventScroll: true });
  });
  around.observe(body, { childList: true });
}

/** For a bar that stands over the end of the page: what gets the focus is scrolled above it, not under it. */
export function BottomBarSpacer() {
  useEffect(() => focusContentIfLost, []);
  return ROOM;
}
