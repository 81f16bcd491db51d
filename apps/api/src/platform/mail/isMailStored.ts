import type { Config } from "../../config.ts";

/** Returns whether emails are kept for the administrator to read: only in a demo without a mail server. */
export function isMailStored(config: Config): boolean {
  return config.demo && config.SMTP_URL === undefined;
}
