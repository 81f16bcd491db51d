import {
  followPipeline as endpoint,
  type PipelineNews,
  pipelineNews,
} from "@vaardig/contract/applications/applications";
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

/** Pauses before the next attempt, in milliseconds. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/** The server says that it is there every 15 seconds; a stream that is silent for longer than this is dead. */
const SILENCE_MS = 40_000;

/** Complete events of a stream's text, and what is left of an incomplete one. */
export function eventsIn(text: string): { news: PipelineNews[]; rest: string } {
  const blocks = text.split("\n\n");
  const rest = blocks.pop() ?? "";
  const news = blocks.flatMap((block) => {
    if (!block.startsWith("data: ")) return [];
    const parsed = pipelineNews.safeParse(JSON.parse(block.slice("data: ".length)));
    return parsed.success ? [parsed.data] : [];
  });
  return { news, rest };
}

async function readOnce(following: Following, signal: AbortSignal, heard: () => void): Promise<void> {
  const { vacancyId, token, language, onNews, onLive } = following;
  const query = vacancyId === null ? {} : { job_vacancy_id: vacancyId };
  const { url, init } = requestOf(endpoint, { query }, { token, language });
  const { ok, body } = await fetch(url, { ...init, signal });
  if (!ok || !body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  onLive(true);
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard();
    const { news, rest } = eventsIn(text + value);
    text = rest;
    for (const one of news) onNews(one);
  }
}

/** Reads the stream until it ends, falls silent or the network is gone; a connection may die without saying so. */
async function readWhileHeard(following: Following, stopped: AbortSignal): Promise<void> {
  const dead = new AbortController();
  const kill = () => dead.abort();
  let silence = setTimeout(kill, SILENCE_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(kill, SILENCE_MS);
  };
  window.addEventListener("offline", kill);
  try {
    await readOnce(following, AbortSignal.any([stopped, dead.signal]), heard);
  } finally {
    clearTimeout(silence);
    window.removeEventListener("offline", kill);
  }
}

/**
 * Follows a board's stream until it is told to stop; what breaks is opened again, at once when the network is back, and
 * a `reset` is told then because something may have been missed. The token goes in the header, which an `EventSource`
 * cannot send.
 */
export function followPipeline(following: Following): () => void {
  const control = new AbortController();
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    if (control.signal.aborted) return;
    following.onLive(false);
    timer = setTimeout(run, PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    attempt += 1;
  };
  const run = () => {
    timer = undefined;
    const onLive = (live: boolean) => {
      if (live && attempt > 0) following.onNews({ kind: "reset" });
      attempt = 0;
      following.onLive(live);
    };
    readWhileHeard({ ...following, onLive }, control.signal).then(next, next);
  };
  const online = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    run();
  };
  window.addEventListener("online", online);
  run();
  return () => {
    window.removeEventListener("online", online);
    clearTimeout(timer);
    control.abort();
  };
}
