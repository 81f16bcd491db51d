import type pg from "pg";
import { ListenFeed } from "../../platform/live/listenFeed.ts";

declare module "../../platform/services.ts" {
  interface Services {
    notified: NotifiedFeed;
  }
}

/**
 * Streams the ids of people whose notifications were added, read or marked as unread; a topic is a person's
 * id.
 */
export class NotifiedFeed extends ListenFeed<true> {
  constructor(config: pg.ClientConfig) {
    super(config, "notified", (payload) => ({ topics: payload.split(","), news: true }));
  }
}
