import type { ReactNode } from "react";

export const GROUPS = ["recent", "acts", "screens", "people", "candidates", "jobs", "skills"] as const;
export type Group = (typeof GROUPS)[number];

/** A palette option: something to open or do. */
export interface Option {
  /** Kind of the option, and its id within the kind. */
  kind: Exclude<Group, "recent">;
  id: string;
  label: string;
  about?: string | null;
  picture: ReactNode;
  /** Shortcut of the same action. */
  keys?: string;
  /** Path to open, or function to run. */
  to?: string | undefined;
  run?: () => void;
}

/** A menu screen with its own path. */
export interface FoundScreen {
  key: string;
  /** In the reader's language, then in the other one. */
  labels: [string, ...string[]];
  /** Name of the parent category; null without one. */
  above: string | null;
  to: string;
  picture: ReactNode;
}
