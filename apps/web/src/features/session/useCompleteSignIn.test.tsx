import { useStore } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import type { LibState } from "../../lib/libState.ts";
import { buildItem, buildLiveToken, buildUser } from "../../test/builders.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal } from "../../test/recordSent.ts";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

const MENU = [
  buildItem("account-security", ["Security", "Beveiliging"]),
  buildItem("onboarding", ["Start", "Start"]),
];
const PAYLOAD = { token: buildLiveToken(), menu_schema: MENU, expire_in: 3600 };
const session = (onboarding: boolean) => ({
  user: buildUser(),
  menu_schema: MENU,
  notice: null,
  photo_url: null,
  theme: "system",
  second_factor: null,
  onboarding,
  attributions: [],
});

const useIt = () => {
  const { getState } = useStore<LibState>();
  return { enter: useCompleteSignIn(), auth: () => getState().auth };
};
let screen: HookOnScreen<ReturnType<typeof useIt>>;
async function enter(answer: () => unknown) {
  recordSent(answer);
  screen = await drawHook(useIt);
  await screen.run((one) => one.enter(PAYLOAD));
  return screen.result().auth();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("who signs in is in, at the start of their area", async () => {
  expect(await enter(() => session(false))).toMatchObject({ token: PAYLOAD.token, returnTo: "/employee" });
});

test("a newcomer begins with the wizard", async () => {
  expect((await enter(() => session(true))).returnTo).toBe("/employee/start");
});

test("a sign-in continues where what it demands cannot be read", async () => {
  const auth = await enter(() => refusal("internal_error", "Out of order"));
  expect(auth).toMatchObject({ token: PAYLOAD.token, returnTo: "/employee" });
});
