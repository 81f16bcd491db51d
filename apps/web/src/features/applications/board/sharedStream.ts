import type { Following, followPipeline } from "./followPipeline.ts";

export interface SharedStream {
  /** Hears by the one stream instead of a stream of its own; ends when told to. */
  followBy: (following: Following) => () => void;
  stop: () => void;
}

/**
 * One stream of all vacancies that the reader works on, for everyone on a screen who wants to hear of some: a browser
 * keeps six connections to a server, in all its windows.
 */
export function sharedStream(
  follow: typeof followPipeline,
  {
    isNext,
    ...reader
  }: Pick<Following, "token" | "language"> & {
    /** Another one was there before, and something may have been missed between them. */
    isNext: boolean;
  },
): SharedStream {
  const listeners = new Set<Following>();
  let live = false;
  let missed = isNext;
  const stop = follow({
    ...reader,
    vacancyId: null,
    onLive: (isLive) => {
      live = isLive;
      for (const { onLive, onNews } of listeners) {
        onLive(live);
        if (live && missed) onNews({ kind: "reset" });
      }
      missed &&= !live;
    },
    onNews: (news) => {
      for (const { vacancyId, onNews } of listeners)
        if (news.kind === "reset" || vacancyId === null || vacancyId === news.job_vacancy_id) onNews(news);
    },
  });
  return {
    followBy: (following) => {
      listeners.add(following);
      following.onLive(live);
      return () => listeners.delete(following);
    },
    stop,
  };
}
