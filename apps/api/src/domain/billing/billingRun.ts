import type { Config } from "../../config.ts";
import type { TxServices } from "../../platform/services.ts";
import { dayIn } from "./days.ts";

/** The services that billing needs, and one time for all steps of a run. */
export interface BillingRun {
  services: Pick<TxServices, "jobs" | "config">;
  now: Date;
  /** The calendar day of `now` in the product's time zone. */
  today: string;
}

export const todayOf = (config: Pick<Config, "TIME_ZONE">, now = new Date()) => dayIn(now, config.TIME_ZONE);

export function startRun(services: BillingRun["services"], now = new Date()): BillingRun {
  return { services, now, today: todayOf(services.config, now) };
}
