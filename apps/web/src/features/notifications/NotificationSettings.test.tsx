import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { refused, stubServer } from "../../test/stubServer.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import { NotificationSettings } from "./NotificationSettings.tsx";
import words from "./notifications.en.json";

const READ = "GET /notifications/preferences";
const SAVE = "PUT /notifications/preferences";
const emails = ["now", "digest", "none"];
const answer = (product = true) => ({
  digest: "daily",
  kinds: [
    { kind: "goal_comment", group: "goals", product, can_hide: true, email: "digest", emails },
    {
      kind: "own_offer",
      group: "interviews",
      product: true,
      can_hide: true,
      email: "none",
      emails: ["none"],
    },
    { kind: "certificate_expires", group: "people", product: true, can_hide: false, email: "now", emails },
  ],
});

async function open(): Promise<OnScreen> {
  const screen = await draw(<NotificationSettings />, { notifications: words });
  await settle();
  return screen;
}
const switchOf = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `[aria-label="${name}"] input[role=switch], [aria-label="${name}"] input[type=checkbox]`,
  );

describe("the choice of notifications", () => {
  testRefetches({
    open,
    call: READ,
    answer,
    failed: words.choices["load-failed"],
    shown: words.kinds.goal_comment,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("is in plain words by groups, and says which emails are always sent", async () => {
    stubServer({ [READ]: () => answer() });
    screen = await open();
    for (const text of [
      words.groups.goals,
      words.kinds.goal_comment,
      words.kinds.own_offer,
      words.choices.always,
    ])
      expect(said()).toContain(text);
  });

  test("is saved at once", async () => {
    let isOn = true;
    stubServer({
      [READ]: () => answer(isOn),
      [SAVE]: () => {
        isOn = false;
        return answer(false);
      },
    });
    screen = await open();
    expect(switchOf(words.kinds.goal_comment)?.checked).toBe(true);
    await act(async () => switchOf(words.kinds.goal_comment)?.click());
    await settle();
    expect(switchOf(words.kinds.goal_comment)?.checked).toBe(false);
  });

  test("that is refused says so and stays as it was", async () => {
    stubServer({ [READ]: () => answer(), [SAVE]: refused() });
    screen = await open();
    await act(async () => switchOf(words.kinds.goal_comment)?.click());
    await settle();
    expect(screen.message()).toBe("Out of order");
    expect(switchOf(words.kinds.goal_comment)?.checked).toBe(true);
  });
});
