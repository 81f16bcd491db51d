import { afterEach, expect, test, vi } from "vitest";
import commonWords from "../lib/words/common.en.json";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { Pagination } from "./Pagination.tsx";

let screen: OnScreen;
afterEach(() => screen.remove());
const onPage = vi.fn();
const { previous, next } = commonWords.pages;
const isOff = (name: string) => (findNamed(name) as HTMLButtonElement | undefined)?.disabled;
async function show(page: number, total: number) {
  await screen?.remove();
  screen = await draw(<Pagination page={page} size={10} total={total} onPage={onPage} />);
  return [isOff(previous), isOff(next)];
}

test("goes to the neighbouring pages, ends at the first and the last, and is absent for a single page", async () => {
  expect(await show(0, 20)).toEqual([true, false]);
  expect(said()).toContain("1–10 of 20");
  await pressNamed(next);
  expect(await show(1, 20)).toEqual([false, true]);
  expect(said()).toContain("11–20 of 20");
  await pressNamed(previous);
  expect(onPage.mock.calls).toEqual([[1], [0]]);
  expect(await show(0, 10)).toEqual([undefined, undefined]);
  expect(await show(2, 15)).toEqual([false, true]);
});
