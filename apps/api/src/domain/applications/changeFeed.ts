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
  /** The actor whose move of the same card came too late, and the person to notify of that. */
  contested_by: z.string().optional(),
  told: z.string().optional(),
});
export type ApplicationChange = z.output<typeof told>;

const topic = (companyId: string, vacancyId: string) => `${companyId} ${vacancyId}`;

/** Streams changes of applications to the followers of a job. */
export class ChangeFeed extends ListenFeed<ApplicationChange> {
  constructor(config: pg.ClientConfig) {
    super(config, "application_changed", (payload) => {
      const change = told.parse(JSON.parse(payload));
      return { topics: [topic(change.company_id, change.vacancy_id)], news: change };
    });
  }

  /**
   * Subscribes to the changes of one job. Resolves once no change can be missed, to a function that
   * unsubscribes.
   */
  follow(companyId: string, vacancyId: string, listener: Listener<ApplicationChange>): Promise<() => void> {
    return this.followTopic(topic(companyId, vacancyId), listener);
  }
}
