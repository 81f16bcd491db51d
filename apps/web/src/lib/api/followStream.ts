/** A stream of server-sent events, and who hears of it. */
export interface Stream<News> {
  open: (signal: AbortSignal) => Promise<Response>;
  /** One event; undefined for what is not understood. */
  read: (data: unknown) => News | undefined;
  onNews: (news: News) => void;
  /** Something may have been missed: the stream was away and is there again. */
  onMissed: () => void;
  /** Whether changes arrive by themselves now. */
  onLive: (live: boolean) => void;
}

/** Pauses before the next attempt, in milliseconds. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/** The server says that it is there every 15 seconds; a stream that is silent for longer than this is dead. */
const SILENCE_MS = 40_000;

/** Complete events of a stream's text, and what is left of an incomplete one. */
export function eventsOf<News>(text: string, read: Stream<News>["read"]): { news: News[]; rest: string } {
  const blocks = text.split("\n\n");
  const rest = blocks.pop() ?? "";
  const news = blocks.flatMap((block) => {
    if (!block.startsWith("data: ")) return [];
    return read(JSON.parse(block.slice("data: ".length))) ?? [];
  });
  return { news, rest };
}

async function readOnce<News>(stream: Stream<News>, signal: AbortSignal, heard: () => void): Promise<void> {
  const { ok, body } = await stream.open(signal);
  if (!ok || !body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  stream.onLive(true);
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard();
    const { news, rest } = eventsOf(text + value, stream.read);
    text = rest;
    for (const one of news) stream.onNews(one);
  }
}

/** Reads the stream until it ends, falls silent or the network is gone; a connection may die without saying so. */
async function readWhileHeard<News>(stream: Stream<News>, stopped: AbortSignal): Promise<void> {
  const dead = new AbortController();
  const kill = () => dead.abort();
  let silence = setTimeout(kill, SILENCE_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(kill, SILENCE_MS);
  };
  window.addEventListener("offline", kill);
  try {
    await readOnce(stream, AbortSignal.any([stopped, dead.signal]), heard);
  } finally {
    clearTimeout(silence);
    window.removeEventListener("offline", kill);
  }
}

/**
 * Follows a stream until it is told to stop; what breaks is opened again, at once when the network is back, and it is
 * told then that something may have been missed. The token goes in the header, which an `EventSource` cannot send.
 */
export function followStream<News>(stream: Stream<News>): () => void {
  const control = new AbortController();
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    if (control.signal.aborted) return;
    stream.onLive(false);
    timer = setTimeout(run, PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    attempt += 1;
  };
  const run = () => {
    timer = undefined;
    const onLive = (live: boolean) => {
      if (live && attempt > 0) stream.onMissed();
      attempt = 0;
      stream.onLive(live);
    };
    readWhileHeard({ ...stream, onLive }, control.signal).then(next, next);
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
