import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveStreams } from "./liveStreams.ts";

const HOUR_MS = 3_600_000;
const owner = { companyId: "company", userId: "person", sessionId: "session" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Streams of sessions that end when `until` says; `tell` is what the database's notices do. */
function build(until: () => number | undefined) {
  let tell: (id: string | null) => void = () => undefined;
  const asked = vi.fn(async () => until());
  const streams = new LiveStreams({ endsAt: asked, onEnd: (listener) => (tell = listener) });
  return { streams, asked, tell: (id: string | null) => tell(id) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it("ends at the moment at which its session does, and not before", async () => {
  const end = Date.now() + HOUR_MS;
  const { streams } = build(() => (Date.now() < end ? end : undefined));
  streams.open(owner);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(streams.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams.size).toBe(0);
});

it("stays while its session is used", async () => {
  const { streams } = build(() => Date.now() + HOUR_MS);
  streams.open(owner);
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(streams.size).toBe(1);
});

it("ends when the session ended before it was open", async () => {
  const { streams } = build(() => undefined);
  streams.open(owner);
  await settled();
  expect(streams.size).toBe(0);
});

it("ends those of the given session, and looks at all when one may have been missed", async () => {
  let end: number | undefined = Date.now() + HOUR_MS;
  const { streams, tell } = build(() => end);
  streams.open(owner);
  streams.open({ ...owner, sessionId: "other" });
  await settled();
  tell("session");
  expect(streams.size).toBe(1);
  end = undefined;
  tell("unknown");
  await settled();
  expect(streams.size).toBe(1);
  tell(null);
  await settled();
  expect(streams.size).toBe(0);
});

it("ends when the sessions cannot be read, and asks nothing afterwards", async () => {
  const { streams, asked } = build(() => {
    throw new Error("away");
  });
  streams.open(owner);
  await settled();
  expect(streams.size).toBe(0);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toHaveBeenCalledOnce();
});
