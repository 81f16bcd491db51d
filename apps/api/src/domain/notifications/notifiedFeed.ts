import type pg from "pg";
import { ListenFeed } from "../../platform/live/listenFeed.ts";

declare module "../../platform/services.ts" {
  interface Services {
    notified: NotifiedFeed;
  }
}

/** People whose notifications came, were read or were marked as unread; a topic is a person's id. */
export class NotifiedFeed extends ListenFeed<true> {
  constructor(config: pg.ClientConfig) {
    super(config, "notified", (payload) => ({ topics: payload.split(","), news: true }));
  }
}
