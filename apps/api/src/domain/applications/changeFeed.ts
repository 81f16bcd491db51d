import type pg from "pg";
import { z } from "zod";
import { type Listener, ListenFeed } from "../../platform/live/listenFeed.ts";

declare module "../../platform/services.ts" {
  interface Services {
    changes: ChangeFeed;
  }
}

const told = z.object({
  company_id: z.string(),
  vacancy_id: z.string(),
  id: z.string(),
  /** Who tried the same card too late, and whom that is to be told. */
  contested_by: z.string().optional(),
  told: z.string().optional(),
});
export type ApplicationChange = z.output<typeof told>;

const topic = (companyId: string, vacancyId: string) => `${companyId} ${vacancyId}`;

/** Changes of applications, handed to those who follow the vacancy. */
export class ChangeFeed extends ListenFeed<ApplicationChange> {
  constructor(config: pg.ClientConfig) {
    super(config, "application_changed", (payload) => {
      const change = told.parse(JSON.parse(payload));
      return { topics: [topic(change.company_id, change.vacancy_id)], news: change };
    });
  }

  /** Hears of one vacancy's changes from now on; resolves when nothing can be missed any more, to what ends it. */
  follow(companyId: string, vacancyId: string, listener: Listener<ApplicationChange>): Promise<() => void> {
    return this.followTopic(topic(companyId, vacancyId), listener);
  }
}
