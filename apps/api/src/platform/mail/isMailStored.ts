import type { Config } from "../../config.ts";

/** Whether mails stay here for the administrator to read: in a demo without a mail server, nowhere else. */
export function isMailStored(config: Config): boolean {
  return config.demo && config.SMTP_URL === undefined;
}
