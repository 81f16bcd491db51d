import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../test/stubServer.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import { NotificationPanel } from "./NotificationPanel.tsx";
import words from "./notifications.en.json";

const LIST = "GET /notifications";
const row = (more: Partial<NotificationGroupRow> = {}): NotificationGroupRow => ({
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  kind: "goal_comment",
  count: 3,
  unread: 2,
  text: "3 comments on the goal Learn SQL",
  actor: null,
  leads_to: null,
  day: new Intl.DateTimeFormat("sv-SE").format(Date.now()),
  at: new Date().toISOString(),
  ...more,
});
const answer = (...data: NotificationGroupRow[]) => ({ data, next: null });

async function open(): Promise<OnScreen> {
  const screen = await draw(<NotificationPanel anchor={document.body} onClose={() => undefined} />, {
    notifications: words,
  });
  await settle();
  return screen;
}

describe("the panel of notifications", () => {
  testRefetches({
    open,
    call: LIST,
    answer: () => answer(),
    failed: words["load-failed"],
    shown: words.empty,
  });

  let screen: OnScreen | undefined;
  let asked: Asked;
  const calls = () => asked.map(({ call }) => call);
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("shows them under their days, says which are unread and what is gone, and marks what is pressed", async () => {
    const old = row({
      id: "01890a5d-ac96-774b-bcce-b302099a8058",
      text: "Older",
      unread: 0,
      day: "2026-01-05",
    });
    asked = stubServer({
      [LIST]: () => answer(row(), old),
      "POST /notifications/read": () => ({ leads_to: null }),
    });
    screen = await open();
    expect(said()).toContain("Today");
    expect(said()).toContain("5 Jan 2026");
    expect(said()).toContain("Unread: 3 comments on the goal Learn SQL");
    expect(said()).toContain(words.gone);
    await pressNamed(/Older/);
    expect(calls()).not.toContain("POST /notifications/read");
    await pressNamed(/3 comments/);
    expect(calls()).toContain("POST /notifications/read");
  });

  test("marks all as read, and takes it back", async () => {
    asked = stubServer({
      [LIST]: () => answer(row()),
      "POST /notifications/read_all": () => ({ count: 2, read_at: new Date().toISOString() }),
      "POST /notifications/read_all/undo": () => ({}),
    });
    screen = await open();
    await pressNamed(words["mark-all"]);
    expect(screen.message()).toBe("2 notifications marked as read");
    await screen.undo();
    expect(calls()).toContain("POST /notifications/read_all/undo");
  });

  test("has nothing to mark where all was read", async () => {
    asked = stubServer({ [LIST]: () => answer(row({ unread: 0 })) });
    screen = await open();
    expect(findNamed(words["mark-all"])).toBeUndefined();
  });
});
