import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ROLES } from "../roles.ts";

/** Colour schemes; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const theme = z.enum(THEMES);

export const savePreferences = endpoint({
  method: "PUT",
  path: "/account/preferences",
  tag: "account",
  summary: "Set the signed-in person's color theme on all devices",
  access: ROLES,
  whilePaused: true,
  withoutFactor: true,
  body: z.strictObject({ theme }),
  payload: z.object({ theme }),
});
