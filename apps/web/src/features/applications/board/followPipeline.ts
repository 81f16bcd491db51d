import {
  followPipeline as endpoint,
  type PipelineNews,
  pipelineNews,
} from "@vaardig/contract/applications/applications";
import { eventsOf, followStream } from "../../../lib/api/followStream.ts";
import { requestOf } from "../../../lib/api/requestOf.ts";

export interface Following {
  /** Null for every vacancy that the reader works on. */
  vacancyId: string | null;
  token: string | null;
  language: string;
  onNews: (news: PipelineNews) => void;
  /** Whether changes arrive by themselves now. */
  onLive: (live: boolean) => void;
}

const read = (data: unknown) => pipelineNews.safeParse(data).data;

/** Complete events of a stream's text, and what is left of an incomplete one. */
export const eventsIn = (text: string) => eventsOf(text, read);

/** Follows a board's stream until it is told to stop; a `reset` is told when something may have been missed. */
export function followPipeline({ vacancyId, token, language, onNews, onLive }: Following): () => void {
  const query = vacancyId === null ? {} : { job_vacancy_id: vacancyId };
  return followStream({
    open: (signal) => {
      const { url, init } = requestOf(endpoint, { query }, { token, language });
      return fetch(url, { ...init, signal });
    },
    ...{ read, onNews, onLive },
    onMissed: () => onNews({ kind: "reset" }),
  });
}
