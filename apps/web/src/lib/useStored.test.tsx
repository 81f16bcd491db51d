import { afterEach, expect, test, vi } from "vitest";
import { drawHook } from "../test/drawHook.tsx";
import { useStored } from "./useStored.ts";

const size = (stored: unknown) => (typeof stored === "number" ? stored : 25);
const open = () => drawHook(() => useStored("size", size));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("a value that was stored is there on a returned visit", async () => {
  const first = await open();
  expect(first.result()[0]).toBe(25);
  await first.run(([, set]) => set(50));
  expect(first.result()[0]).toBe(50);
  await first.remove();
  const second = await open();
  expect(second.result()[0]).toBe(50);
  await second.remove();
});

test("what cannot be read counts as nothing stored, and a full store does not keep one from choosing", async () => {
  localStorage.setItem("size", "[");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  const screen = await open();
  expect(screen.result()[0]).toBe(25);
  await screen.run(([, set]) => set(100));
  expect(screen.result()[0]).toBe(100);
  await screen.remove();
});
