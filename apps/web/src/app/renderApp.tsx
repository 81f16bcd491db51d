import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { watchHistory } from "../lib/form/leaveGuard.ts";
import { App } from "./App.tsx";

/**
 * Renders the application as a transition: in time slices, and without fallbacks for screens that are
 * already loaded.
 */
export function renderApp(): void {
  const root = document.getElementById("root");
  watchHistory();
  if (root) startTransition(() => createRoot(root).render(<App />));
}
