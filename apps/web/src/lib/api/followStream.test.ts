import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventsOf, followStream } from "./followStream.ts";

const parseNumber = (data: unknown) => (typeof data === "number" ? data : undefined);

test("complete events are read, an unknown one and a heartbeat are skipped, and a broken-off one is kept", () => {
  const text = 'data: 1\n\n: heartbeat\n\ndata: "other"\n\ndata: 2\n\ndata: 3';
  expect(eventsOf(text, parseNumber)).toEqual({ news: [1, 2], rest: "data: 3" });
  expect(eventsOf("data: 4\n\n", parseNumber)).toEqual({ news: [4], rest: "" });
});

describe("a stream that is followed", () => {
  let opened: { say: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  let answers = true;
  const told: string[] = [];
  let stop: () => void;
  const open = async (signal: AbortSignal) => {
    if (!answers) throw new TypeError("Failed to fetch");
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (control) => {
        signal.addEventListener("abort", () => control.error(signal.reason));
        opened.push({
          say: (text) => control.enqueue(encoder.encode(text)),
          end: () => control.close(),
          signal,
        });
      },
    });
    return { ok: true, body } as Response;
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(async () => {
    vi.useFakeTimers();
    opened = [];
    told.length = 0;
    answers = true;
    stop = followStream({
      open,
      read: parseNumber,
      onNews: (news) => told.push(`news ${news}`),
      onMissed: () => told.push("missed"),
      onLive: (live) => told.push(live ? "live" : "dead"),
    });
    await wait(0);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test("passes on an event that comes in two parts once, and nothing as missed at the first connection", async () => {
    opened[0]?.say("data: 1");
    await wait(0);
    expect(told).toEqual(["live"]);
    opened[0]?.say("2\n\ndata: 3\n\n");
    await wait(0);
    expect(told).toEqual(["live", "news 12", "news 3"]);
  });

  test("is opened again a second after it ends, and then says that something may be missed", async () => {
    opened[0]?.end();
    await wait(900);
    expect(told).toEqual(["live", "dead"]);
    expect(opened).toHaveLength(1);
    await wait(200);
    expect(told).toEqual(["live", "dead", "missed", "live"]);
  });

  test("waits longer after each failure, and at once tries when the network is back", async () => {
    answers = false;
    opened[0]?.end();
    await wait(1_100);
    answers = true;
    await wait(1_500);
    expect(opened).toHaveLength(1);
    window.dispatchEvent(new Event("online"));
    await wait(0);
    expect(opened).toHaveLength(2);
    // A success resets the delay.
    opened[1]?.end();
    await wait(1_100);
    expect(opened).toHaveLength(3);
  });

  test("counts as dead after 40 silent seconds, which each heartbeat puts off, and when the network goes", async () => {
    await wait(39_000);
    opened[0]?.say(": heartbeat\n\n");
    await wait(39_000);
    expect(opened[0]?.signal.aborted).toBe(false);
    await wait(1_500);
    expect(opened[0]?.signal.aborted).toBe(true);
    await wait(1_100);
    window.dispatchEvent(new Event("offline"));
    await wait(0);
    expect(opened[1]?.signal.aborted).toBe(true);
  });

  test("is not opened again once it is left, not even when the network is back", async () => {
    stop();
    await wait(20_000);
    window.dispatchEvent(new Event("online"));
    await wait(0);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.signal.aborted).toBe(true);
    expect(told).toEqual(["live"]);
  });
});
