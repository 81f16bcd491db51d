import type { StageCount } from "@vaardig/contract/applications/applications";
import { useEffect, useRef, useState } from "react";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useCountStagesQuery } from "../applications.api.ts";
import { followPipeline } from "../board/followPipeline.ts";
import { type SharedStream, sharedStream } from "../board/sharedStream.ts";

/** Milliseconds in which several changes lead to one recount. */
const GATHER_MS = 1_000;
/** Milliseconds between recounts while the stream is broken. */
const POLL_MS = 30_000;

/**
 * Returns the number of applications per stage and job, recounted after each change, and the shared stream
 * of changes for the board. Undefined while loading.
 */
export function useStageCounts(vacancies: readonly { id: string }[]): {
  counts: readonly StageCount[] | undefined;
  stream: SharedStream | null;
} {
  const { token } = useAuth();
  const language = useCurrentLanguage();
  const [stream, setStream] = useState<SharedStream | null>(null);
  const [isLive, setLive] = useState(false);
  const streams = useRef(0);
  const key = vacancies
    .map(({ id }) => id)
    .sort()
    .join();
  const { data, refetch } = useCountStagesQuery(undefined, {
    skip: key === "",
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? 0 : POLL_MS,
  });

  useEffect(() => {
    if (key === "") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    const count = () => {
      timer = undefined;
      if (document.hidden) missed = true;
      else void refetch();
    };
    const onVisible = () => {
      if (missed && !document.hidden) count();
      missed &&= document.hidden;
    };
    const shared = sharedStream(followPipeline, { token, language, isNext: streams.current > 0 });
    streams.current += 1;
    shared.followBy({
      vacancyId: null,
      token,
      language,
      onLive: setLive,
      onNews: ({ kind }) => {
        if (kind !== "contested") timer ??= setTimeout(count, GATHER_MS);
      },
    });
    setStream(shared);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      shared.stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [key, token, language, refetch]);

  return { counts: data?.data, stream };
}
