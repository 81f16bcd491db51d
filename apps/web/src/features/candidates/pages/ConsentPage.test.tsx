import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../consent.en.json";
import { ConsentPage } from "./ConsentPage.tsx";

const CALL = "POST /consent";
const ASKED = {
  company: "Noordlicht",
  first_name: "Ann",
  agreed: null,
  without: { state: "counting", until: "2026-02-01T00:00:00.000Z" },
};
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async (answer: (body: { agree?: boolean }) => unknown, at = "/?secret=s") => {
  const asked = stubServer({ [CALL]: (_query, body) => answer(body as { agree?: boolean }) });
  screen = await drawPage(ConsentPage, { at }, { consent: words });
  return asked;
};

test.each([
  [words.yes, true, words.agreed],
  [words.no, false, words.declined],
])("%s is sent with the secret of the link, and confirmed", async (button, agree, title) => {
  const asked = await open(({ agree: given }) => ({ ...ASKED, agreed: given ?? null }));
  expect(asked[0]?.body).toEqual({ secret: "s" });
  expect(document.querySelector("h1")?.textContent).toBe("May Noordlicht keep your details?");
  expect(said()).toContain("Without your consent they are deleted on 1 Feb 2026.");
  await press(button);
  expect(asked[1]?.body).toEqual({ secret: "s", agree });
  expect(document.querySelector("h1")?.textContent).toBe(title);
  expect(said().includes("deleted on 1 Feb 2026")).toBe(!agree);
  expect(findButton(words.yes)).toBeUndefined();
});

test("a link that is used or has no secret says so, and asks nothing", async () => {
  await open(refused(410, {}, { code: "link_used" }) as never);
  expect(said()).toContain(words["dead-text"]);
  await screen?.remove();
  const asked = await open(() => ASKED, "/");
  expect(asked).toHaveLength(0);
  expect(said()).toContain(words["dead-text"]);
});

test("a failure can be tried again and is no dead link; one of the answer keeps the question", async () => {
  await open(refused() as never);
  expect(findButton("Try again")).toBeDefined();
  expect(said()).not.toContain(words["dead-text"]);
  await screen?.remove();
  await open(({ agree }) => (agree === undefined ? ASKED : refused()({})));
  await press(words.yes);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  expect(findButton(words.yes)).toBeDefined();
});

test("consent is answered once, and both answers are locked while it is under way", async () => {
  const asked: object[] = [];
  let isRead = false;
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    if (isRead) return new Promise(() => undefined);
    isRead = true;
    return Response.json({ success: true, payload: ASKED });
  });
  screen = await drawPage(ConsentPage, { at: "/?secret=s" }, { consent: words });
  const locked = () => [words.yes, words.no].map((name) => findButton(name)?.getAttribute("aria-disabled"));
  expect(locked()).toEqual(["false", "false"]);
  await press(words.yes);
  expect(locked()).toEqual(["true", "true"]);
  await press(words.no);
  expect(asked).toHaveLength(2);
});
