import type { ReactNode } from "react";

export const GROUPS = ["recent", "acts", "screens", "people", "candidates", "jobs", "skills"] as const;
export type Group = (typeof GROUPS)[number];

/** Something to open or do. */
export interface Option {
  /** Its kind and what it is of that kind. */
  kind: Exclude<Group, "recent">;
  id: string;
  label: string;
  about?: string | null;
  picture: ReactNode;
  /** The keys that do the same elsewhere. */
  keys?: string;
  /** An address, or what is done. */
  to?: string | undefined;
  run?: () => void;
}

/** A screen of the menu that has an address of its own. */
export interface FoundScreen {
  key: string;
  /** In the reader's language, then in the other. */
  labels: [string, ...string[]];
  /** The category that it is below, where it is. */
  above: string | null;
  to: string;
  picture: ReactNode;
}
