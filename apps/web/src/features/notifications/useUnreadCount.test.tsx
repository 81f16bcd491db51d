import { afterEach, expect, test, vi } from "vitest";
import { authReducer, signedOut } from "../../lib/auth.slice.ts";
import { act } from "../../test/act.ts";
import { buildLiveToken, buildUser } from "../../test/builders.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { useUnreadCount } from "./useUnreadCount.ts";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Unread = () => <p>{`${useUnreadCount()} unread`}</p>;

/** Draws the count for someone whose session is in this state, two seconds after it was opened. */
async function drawFor(secondFactor: { due_at: string; overdue: boolean } | null) {
  const user = buildUser();
  const asked = stubServer({
    "GET /auth/session": () => ({
      user,
      menu_schema: [],
      notice: null,
      photo_url: null,
      theme: "system",
      second_factor: secondFactor,
      onboarding: false,
      attributions: [],
    }),
    "GET /notifications/unread": () => ({ unread: 4 }),
  });
  const auth = { ...authReducer(undefined, signedOut()), token: buildLiveToken(), user };
  screen = await draw(<Unread />, {}, { auth: () => auth });
  await settle();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 2_100)));
  await settle();
  return asked.map(({ call }) => call).filter((call) => call.includes("/notifications"));
}

test("the count is read, and followed, once the session is known", async () => {
  expect(await drawFor(null)).toEqual(["GET /notifications/live", "GET /notifications/unread"]);
  expect(said()).toBe("4 unread");
});

test("nothing is asked while a required second factor is missing and the time for it is over", async () => {
  expect(await drawFor({ due_at: "2026-01-01T00:00:00.000Z", overdue: true })).toEqual([]);
  expect(said()).toBe("0 unread");
});
