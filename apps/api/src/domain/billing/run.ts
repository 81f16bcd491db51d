import type { Config } from "../../config.ts";
import type { TxServices } from "../../platform/services.ts";
import { dayIn } from "./days.ts";

/** What settling bills needs: where jobs go, and one moment for everything that is done together. */
export interface Run {
  services: Pick<TxServices, "jobs" | "config">;
  now: Date;
  /** The day of `now` where the product is. */
  today: string;
}

export const todayOf = (config: Pick<Config, "TIME_ZONE">, now = new Date()) => dayIn(now, config.TIME_ZONE);

export function startRun(services: Run["services"], now = new Date()): Run {
  return { services, now, today: todayOf(services.config, now) };
}
