import type { ComponentType } from "react";
import type { ScreenKey } from "../lib/screenKeys.ts";

export interface Screen {
  /** Reads the page's chunk; the module exports the page as `Component`. */
  load: () => Promise<{ Component: ComponentType }>;
  /** `bare`: without the sidebar, for full-screen work. `wide`: uses the full width of the content. */
  layout?: "bare" | "wide";
}

/** Menu key → page. An entry of the menu without a page here is neither shown nor routed. */
export const SCREENS: Partial<Record<ScreenKey, Screen>> = {};
