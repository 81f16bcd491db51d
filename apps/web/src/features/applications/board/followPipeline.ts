import {
  followPipeline as endpoint,
  type PipelineNews,
  pipelineNews,
} from "@vaardig/contract/applications/applications";
import { eventsOf, followStream } from "../../../lib/api/followStream.ts";
import { requestOf } from "../../../lib/api/requestOf.ts";

export interface FollowOptions {
  /** Null for every job that the reader works on. */
  vacancyId: string | null;
  token: string | null;
  language: string;
  onNews: (news: PipelineNews) => void;
  /** Called when live updates start or stop. */
  onLive: (live: boolean) => void;
}

const read = (data: unknown) => pipelineNews.safeParse(data).data;

/** Returns the complete events of a text, and the incomplete rest. */
export const eventsIn = (text: string) => eventsOf(text, read);

/** Follows a board's stream until stopped; emits `reset` when events may have been missed. */
export function followPipeline({ vacancyId, token, language, onNews, onLive }: FollowOptions): () => void {
  const query = vacancyId === null ? {} : { job_vacancy_id: vacancyId };
  return followStream({
    open: (signal) => {
      const { url, init } = requestOf(endpoint, { query }, { token, language });
      return fetch(url, { ...init, signal });
    },
    read,
    onNews,
    onLive,
    onMissed: () => onNews({ kind: "reset" }),
  });
}
