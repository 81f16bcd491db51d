import { afterEach, expect, it, vi } from "vitest";
import { eventsIn, followPipeline } from "./followPipeline.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("reads whole events, keeps what is not whole and passes over heartbeats and what it does not know", () => {
  const id = "0190a1b2-0000-7000-8000-000000000000";
  const changed = `data: {"kind":"changed","job_vacancy_id":"${id}","ids":["${id}"]}\n\n`;
  expect(eventsIn(`: \n\n${changed}data: {"kind":"new"}\n\ndata: {"kin`)).toEqual({
    news: [{ kind: "changed", job_vacancy_id: id, ids: [id] }],
    rest: 'data: {"kin',
  });
  expect(eventsIn("")).toEqual({ news: [], rest: "" });
});

it("opens a stream again that fell silent or lost its network, and reports that something may have been missed", async () => {
  vi.useFakeTimers();
  const network = new EventTarget();
  vi.stubGlobal("window", network);
  const opened = vi.fn(async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(": \n\n"));
        signal.addEventListener("abort", () => stream.error(signal.reason));
      },
    });
    return { ok: true, body };
  });
  vi.stubGlobal("fetch", opened);
  const onNews = vi.fn();
  const onLive = vi.fn();
  const stop = followPipeline({ vacancyId: "v", token: null, language: "en", onNews, onLive });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(onLive.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(onLive.mock.calls).toEqual([[true], [false], [true]]);
  expect(onNews.mock.calls).toEqual([[{ kind: "reset" }]]);
  network.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLive.mock.lastCall).toEqual([false]);
  network.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLive.mock.lastCall).toEqual([true]);
  expect(onNews).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledTimes(3);
});
