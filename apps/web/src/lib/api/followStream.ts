/** A stream of server-sent events and its handlers. */
export interface Stream<News> {
  open: (signal: AbortSignal) => Promise<Response>;
  /** Parses one event; undefined for unknown ones. */
  read: (data: unknown) => News | undefined;
  onNews: (news: News) => void;
  /** Called after a reconnect, when events may have been missed. */
  onMissed: () => void;
  /** Called when live updates start or stop. */
  onLive: (live: boolean) => void;
}

/** Delays before reconnecting, in milliseconds. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/** The server sends a heartbeat every 15 seconds; longer silence than this means a dead connection. */
const SILENCE_MS = 40_000;

/** Returns the complete events of a text, and the incomplete rest. */
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

/**
 * Reads the stream until it ends, stays silent too long or the network is gone, because a connection may die
 * without an error.
 */
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
 * Follows a stream until the returned function is called. Reconnects after errors, immediately when the
 * network is back, and calls `onMissed` then. The token is in a header, which `EventSource` does not
 * support.
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
