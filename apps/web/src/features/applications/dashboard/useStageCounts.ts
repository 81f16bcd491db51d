import type { StageCount } from "@vaardig/contract/applications/applications";
import { useEffect, useRef, useState } from "react";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useCountStagesQuery } from "../applications.api.ts";
import { followPipeline } from "../board/followPipeline.ts";
import { type SharedStream, sharedStream } from "../board/sharedStream.ts";

/** What is told within this time is counted once. */
const GATHER_MS = 1_000;
/** How often is counted while the stream is broken. */
const POLL_MS = 30_000;

/**
 * How many stand on each stage of vacancies, as their boards show them, counted again when someone moved one; with the
 * stream that tells it, for the board beside. Undefined while they are read.
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
