import { storedChoice } from "../../lib/storedChoice.ts";

export type Density = "compact" | "comfortable";

/** How high the rows of all tables are, for this device. */
export const density = storedChoice<Density>("density", (stored) =>
  stored === "comfortable" ? "comfortable" : "compact",
);
