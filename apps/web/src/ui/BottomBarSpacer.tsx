import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect } from "react";

const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBottom: 112 } }} />;

/**
 * Moves a focus lost with the bar to the content instead of the end of the page. A dialog opened from the
 * bar keeps the focus until it closes.
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

/** Reserves space for a bar over the end of the page, so that focused elements scroll above it. */
export function BottomBarSpacer() {
  useEffect(() => focusContentIfLost, []);
  return ROOM;
}
