import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { useAddress } from "./useAddress.ts";
import { useRequestedAction } from "./useRequestedAction.ts";

let hook: HookOnScreen<ReturnType<typeof useAddress>>;
afterEach(() => hook.remove());
const open = async (address: string) => {
  window.history.pushState({}, "", address);
  hook = await drawHook(useAddress);
};
const query = () => window.location.search;

test("a filter goes into the address, back to the first page, and what is empty goes out of it", async () => {
  await open("/people?page=3&sort=name&search=an");
  await hook.run(({ set }) => set({ sort: "-name", search: "" }));
  expect(query()).toBe("?sort=-name");
  await hook.run(({ set }) => set({ sort: null, size: 0, tag: "a b" }));
  expect(query()).toBe("?tag=a+b");
});

test("another page keeps the filters, and what is opened keeps the page", async () => {
  await open("/people?page=3&sort=name");
  await hook.run(({ set }) => set({ open: "p1" }));
  expect(query()).toBe("?page=3&sort=name&open=p1");
  await hook.run(({ set }) => set({ page: 4 }));
  expect(query()).toBe("?sort=name&open=p1&page=4");
});

test("two changes at once are both in the address", async () => {
  await open("/people");
  await hook.run(({ set }) => {
    set({ search: "an" });
    set({ sort: "name" });
  });
  expect(query()).toBe("?search=an&sort=name");
});

test("only a step adds to the history", async () => {
  await open("/people");
  const before = window.history.length;
  await hook.run(({ set }) => set({ search: "an" }));
  expect(window.history.length).toBe(before);
  await hook.run(({ set }) => set({ open: "p1" }, true));
  expect(window.history.length).toBe(before + 1);
});

test("a change that comes after the page was left is dropped", async () => {
  await open("/people");
  const { set } = hook.result();
  window.history.pushState({}, "", "/jobs?page=2");
  await hook.run(() => set({ search: "an" }));
  expect(window.location.pathname + query()).toBe("/jobs?page=2");
});

test("a number is read as one, and anything else as zero", async () => {
  await open("/people?page=3&size=-4&sort=name");
  const { number, get } = hook.result();
  expect([number("page"), number("size"), number("sort"), number("none")]).toEqual([3, 0, 0, 0]);
  expect([get("sort"), get("none")]).toEqual(["name", undefined]);
});

test("what the address asks to do is done once, as soon as it is known who may", async () => {
  window.history.pushState({}, "", "/people?do=invite&page=2");
  const invite = vi.fn();
  let isReady = false;
  hook = (await drawHook(() => useRequestedAction(isReady, { invite }))) as never;
  expect(invite).not.toHaveBeenCalled();
  await hook.remove();
  isReady = true;
  hook = (await drawHook(() => useRequestedAction(isReady, { invite }))) as never;
  expect(invite).toHaveBeenCalledOnce();
  expect(query()).not.toContain("do=");
  await hook.remove();
  window.history.pushState({}, "", "/people?do=erase");
  hook = (await drawHook(() => useRequestedAction(true, { invite }))) as never;
  expect(invite).toHaveBeenCalledOnce();
  expect(query()).toBe("");
});
