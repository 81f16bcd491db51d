import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../mail.en.json";
import { OutboxPage } from "./OutboxPage.tsx";

const mail = (id: string, more: object = {}) => ({
  id,
  to: "bo@x.example",
  subject: `Welcome ${id}`,
  text: `Open ${window.location.origin}/set-password?invite=1. Not https://evil.example/x`,
  status: "kept",
  created_at: "2026-11-01T08:00:00.000Z",
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /mail/outbox": () => ({ data: [mail("one"), mail("two", { status: "failed" })], total: 12 }),
  };
});
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const draw = (at = "/") => drawPage(OutboxPage, { at }, { mail: words });
const open = async (at?: string) => {
  server = serve(replies);
  screen = await draw(at);
  await settle();
};

test("the emails of a page are read by the words of the search, which begins at the first page", async () => {
  await open("/?page=1");
  expect(server.reads("/mail/outbox")).toEqual([{ page: "1", size: "10", search_query: "" }]);
  expect(said()).toContain("To bo@x.example");
  await search(words.search, "bo");
  await settle();
  expect(server.reads("/mail/outbox").at(-1)).toEqual({ page: "0", size: "10", search_query: "bo" });
  await pressNamed("Next page");
  expect(addressQuery()).toContain("page=1");
});

test("only what is not kept here has its status in the list", async () => {
  await open();
  expect(said()).toContain(words.status.failed);
  expect(said()).not.toContain(words.status.kept);
});

test("new emails are looked for on request", async () => {
  await open();
  await press(words.refresh);
  expect(server.reads("/mail/outbox")).toHaveLength(2);
});

test("an email opens by its address, with links of this site alone, and closes again", async () => {
  await open();
  await pressNamed(/^Welcome one/);
  expect(addressQuery()).toBe("?open=one");
  const links = [...document.querySelectorAll("[role=dialog] a")].map((one) => one.getAttribute("href"));
  expect(links).toEqual([`${window.location.origin}/set-password?invite=1`]);
  expect(isAsked(words.status.kept)).toBe(true);
  await pressNamed("Close");
  expect(addressQuery()).toBe("");
});

test("the text is copied, or it says that it was not; a removed text has nothing to copy", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open("/?open=one");
  await press(words.copy);
  expect(writeText).toHaveBeenCalledWith(mail("one").text);
  expect(screen.message()).toBe(words.copied);
  writeText.mockRejectedValueOnce(new Error("no"));
  await press(words.copy);
  expect(screen.message()).toBe(words["copy-failed"]);
  await screen.remove();
  replies["GET /mail/outbox"] = () => ({ data: [mail("one", { text: "" })], total: 1 });
  await open("/?open=one");
  expect(isAsked(words["no-text"])).toBe(true);
  expect(findButton(words.copy)).toBeUndefined();
});

test("an empty outbox says otherwise than a search that found nothing", async () => {
  replies["GET /mail/outbox"] = () => ({ data: [], total: 0 });
  await open();
  expect(said()).toContain(words["none-title"]);
  await screen.remove();
  await open("/?search=zz");
  expect(said()).toContain(words["no-match-title"]);
  expect(findNamed("Next page")).toBeUndefined();
});

testRefetches({
  open: draw,
  call: "GET /mail/outbox",
  answer: () => ({ data: [mail("one")], total: 1 }),
  failed: words["load-failed"],
  shown: "Welcome one",
});
