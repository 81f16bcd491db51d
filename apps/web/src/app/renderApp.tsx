import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { watchHistory } from "../lib/form/leaveGuard.ts";
import { App } from "./App.tsx";

/** Draws the app, as a transition: in slices, and a screen that is there already without its fallback first. */
export function renderApp(): void {
  const root = document.getElementById("root");
  watchHistory();
  if (root) startTransition(() => createRoot(root).render(<App />));
}
