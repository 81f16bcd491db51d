import { useDispatch, useSelector } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { buildLiveToken, buildMenu } from "../test/builders.ts";
import { drawHook } from "../test/drawHook.tsx";
import { settle } from "../test/onScreen.tsx";
import { refused, stubServer } from "../test/stubServer.ts";
import { signedIn } from "./auth.slice.ts";
import { saveDraft } from "./form/formDrafts.ts";
import type { LibState } from "./libState.ts";
import { useSignOut } from "./useSignOut.ts";

const open = async () => {
  const screen = await drawHook(() => ({
    signOut: useSignOut(),
    dispatch: useDispatch(),
    token: useSelector((state: LibState) => state.auth.token),
  }));
  const session = { token: buildLiveToken(), menu_schema: buildMenu(), expire_in: 60 };
  await screen.run(({ dispatch }) => dispatch(signedIn(session)));
  expect(screen.result().token).not.toBeNull();
  return screen;
};
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test.each([
  ["was told", () => ({})],
  ["refuses", refused(500)],
])(
  "the session ends here once the server %s, and with it what was typed and not saved",
  async (_what, answer) => {
    stubServer({ "POST /auth/logout": answer });
    const screen = await open();
    saveDraft(sessionStorage, "anna", "/profile", { title: "Planner" });
    await screen.run(({ signOut }) => signOut());
    await settle();
    expect(screen.result().token).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await screen.remove();
  },
);
