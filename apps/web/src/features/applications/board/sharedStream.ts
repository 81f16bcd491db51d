import type { FollowOptions, followPipeline } from "./followPipeline.ts";

export interface SharedStream {
  /** Subscribes through the shared stream; the returned function unsubscribes. */
  followBy: (following: FollowOptions) => () => void;
  stop: () => void;
}

/**
 * Opens one stream of all the reader's jobs, shared by the components of a screen, because a browser allows
 * six connections per server across all windows.
 */
export function sharedStream(
  follow: typeof followPipeline,
  {
    isNext,
    ...reader
  }: Pick<FollowOptions, "token" | "language"> & {
    /** True when it replaces an earlier stream, so that events may have been missed in between. */
    isNext: boolean;
  },
): SharedStream {
  const listeners = new Set<FollowOptions>();
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
