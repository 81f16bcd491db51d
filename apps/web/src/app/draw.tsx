import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

/** Draws the app, as a transition: in slices, and a screen that is there already without its fallback first. */
export function draw(): void {
  const root = document.getElementById("root");
  if (root) startTransition(() => createRoot(root).render(<App />));
}
