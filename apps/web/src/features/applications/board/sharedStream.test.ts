import { expect, it, vi } from "vitest";
import type { FollowOptions } from "./followPipeline.ts";
import { sharedStream } from "./sharedStream.ts";

it("informs each of the vacancies they follow by one stream, and everyone when something may have been missed", () => {
  let stream: FollowOptions | undefined;
  const stopped = vi.fn();
  const reader = { token: "t", language: "en" };
  const { followBy, stop } = sharedStream(
    (following) => {
      stream = following;
      return stopped;
    },
    { ...reader, isNext: false },
  );
  expect(stream?.vacancyId).toBeNull();
  const one = { ...reader, vacancyId: "a", onNews: vi.fn(), onLive: vi.fn() };
  const all = { ...one, vacancyId: null, onNews: vi.fn() };
  const leave = followBy(one);
  followBy(all);
  stream?.onLive(true);
  expect(one.onLive.mock.calls).toEqual([[false], [false], [true], [true]]);
  const news = (job_vacancy_id: string) => ({ kind: "changed" as const, job_vacancy_id, ids: ["x"] });
  for (const some of [news("a"), news("b"), { kind: "reset" as const }]) stream?.onNews(some);
  expect(one.onNews.mock.calls).toEqual([[news("a")], [{ kind: "reset" }]]);
  expect(all.onNews).toHaveBeenCalledTimes(3);
  leave();
  stream?.onNews(news("a"));
  expect([one.onNews.mock.calls.length, all.onNews.mock.calls.length]).toEqual([2, 4]);
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

it("that follows another reports that something may have been missed, once it is live", () => {
  let stream: FollowOptions | undefined;
  const reader = { token: "t", language: "en" };
  const { followBy } = sharedStream(
    (following) => {
      stream = following;
      return () => undefined;
    },
    { ...reader, isNext: true },
  );
  const onNews = vi.fn();
  followBy({ ...reader, vacancyId: "a", onNews, onLive: () => undefined });
  for (const live of [false, true, false, true]) stream?.onLive(live);
  expect(onNews.mock.calls).toEqual([[{ kind: "reset" }]]);
});
