import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { buildMenu, buildUser } from "../test/builders.ts";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { recordSent, type Sent } from "../test/recordSent.ts";
import { signedInAs } from "../test/signedInAs.ts";
import { refused, stubServer } from "../test/stubServer.ts";
import { authReducer } from "./auth.slice.ts";
import { fileSize } from "./fileSize.ts";
import { formatFor } from "./language/format.ts";
import { i18n } from "./language/i18n.ts";
import { useLanguage } from "./language/useLanguage.ts";
import { useAuth } from "./libState.ts";
import { useChooseTheme } from "./theme/useChooseTheme.ts";
import { useDebounced } from "./useDebounced.ts";
import { useSelection } from "./useSelection.ts";
import { useSignOut } from "./useSignOut.ts";
import { useStored } from "./useStored.ts";

let hook: HookOnScreen<never> | undefined;
const open = async <T,>(use: () => T, slices = {}) => {
  const opened = await drawHook(use, {}, slices);
  hook = opened as never;
  return opened;
};
beforeEach(() => {
  Object.assign(document, { cookie: "theme=; Max-Age=0" });
});
afterEach(async () => {
  await hook?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test("a theme is shown and remembered at once, saved to the account, and taken back when that fails", async () => {
  const sent: Sent[] = recordSent(() => ({}));
  const { result, run, message } = await open(useChooseTheme);
  const before = result().theme;
  await run(({ chooseTheme }) => chooseTheme("dark"));
  expect(sent).toMatchObject([{ call: "PUT /account/preferences", body: { theme: "dark" } }]);
  expect(result().theme).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  stubServer({ "PUT /account/preferences": refused(500) });
  await run(({ chooseTheme }) => chooseTheme("light"));
  expect(result().theme).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  expect(message()).toBe("Out of order");
  stubServer({ "PUT /account/preferences": () => ({}) });
  await run(({ chooseTheme }) => chooseTheme(before));
});

test("another language translates the address of the page, keeps its filter and drops the language asked for", async () => {
  window.history.pushState({}, "", "/employee/jobs-&-projects/jobs?lng=en&search=data#top");
  const auth = { ...signedInAs("employee").auth(), menuSchema: buildMenu() };
  const { run, result } = await open(useLanguage, { auth: () => auth });
  i18n.addResourceBundle("nl", "common", { "app-name": "Vaardig" });
  await run(({ setLanguage }) => setLanguage("nl"));
  expect(i18n.language).toBe("nl");
  expect(result().language).toBe("nl");
  expect(document.cookie).toContain("i18next=nl");
  const { pathname, search, hash } = window.location;
  expect(decodeURI(pathname) + search + hash).toBe(
    "/employee/vacatures-&-projecten/vacatures?search=data#top",
  );
  await run(({ setLanguage }) => setLanguage("en"));
  expect(decodeURI(window.location.pathname)).toBe("/employee/jobs-&-projects/jobs");
});

test("signing out ends the session on the server and here, with what was typed, even when the server is silent", async () => {
  const state = { ...signedInAs("employee").auth(), user: buildUser() };
  const slices = { auth: (now: unknown, action: never) => authReducer((now as never) ?? state, action) };
  const asked = stubServer({});
  window.sessionStorage.setItem(
    "form-drafts",
    JSON.stringify({ owner: "o", forms: { f: { name: "typed" } } }),
  );
  const { result } = await open(() => ({ out: useSignOut(), auth: useAuth() }), slices);
  vi.useFakeTimers();
  await act(() => void result().out());
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(asked.map(({ call }) => call)).toEqual(["POST /auth/logout"]);
  expect(result().auth.token).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result().auth.token).toBeNull();
  expect(window.sessionStorage.getItem("form-drafts")).toBeNull();
});

test("a value that changes on and on settles only when it rests", async () => {
  const { result } = await open(() => {
    const [typed, setTyped] = useState("a");
    return { settled: useDebounced(typed, 200), setTyped };
  });
  vi.useFakeTimers();
  const typeText = async (text: string, wait: number) => {
    await act(async () => result().setTyped(text));
    await act(() => vi.advanceTimersByTimeAsync(wait));
  };
  await typeText("ab", 150);
  await typeText("abc", 150);
  expect(result().settled).toBe("a");
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(result().settled).toBe("abc");
});

test("a stored value is there on the next visit; one that is not understood becomes the usual one", async () => {
  const parse = (stored: unknown) => (stored === "wide" ? "wide" : "narrow");
  const { result, run, remove } = await open(() => useStored("width", parse));
  expect(result()[0]).toBe("narrow");
  await run(([, set]) => set("wide"));
  expect(result()[0]).toBe("wide");
  await remove();
  const later = await open(() => useStored("width", parse));
  expect(later.result()[0]).toBe("wide");
  await later.remove();
  window.localStorage.setItem("width", "{broken");
  expect((await open(() => useStored("width", parse))).result()[0]).toBe("narrow");
});

test("a selection is added to, cleared, and names the one person in it", async () => {
  const { result, run } = await open(useSelection);
  await run(({ choose }) => choose([{ id: "a", name: "Anna" }], true));
  expect(result().name).toBe("Anna");
  await run(({ choose }) => choose([{ id: "b", name: "Bram" }], true));
  expect(result().name).toBeUndefined();
  await run(({ choose }) => choose([{ id: "a", name: "Anna" }], false));
  expect(result().name).toBe("Bram");
  await run(({ chooseAll }) => chooseAll());
  expect(result().selected.all).toBe(true);
  await run(({ clear }) => clear());
  expect(result().selected).toEqual({ all: false, people: new Map() });
});

test.each([
  [1, "1 kB"],
  [1024 * 200, "200 kB"],
  [1024 * 1024, "1 MB"],
  [1024 * 1024 * 2.25, "2.3 MB"],
])("a file of %i bytes is %s", (bytes, words) => {
  expect(fileSize(bytes, formatFor("en"))).toBe(words);
});
