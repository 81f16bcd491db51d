import { afterEach, describe, expect, it } from "vitest";
import { draw, type OnScreen, press } from "../test/onScreen.tsx";
import { sessionEnded, signedIn, signedOut, signInStarted } from "./auth.slice.ts";
import { createScreenSlice } from "./createScreenSlice.ts";

interface Drawer {
  knife: string | null;
  forks: number;
}

const CLOSED: Drawer = { knife: null, forks: 0 };
const drawer = createScreenSlice<Drawer>("drawer", CLOSED);

function Knife() {
  const [knife, setKnife] = drawer.usePart("knife");
  return (
    <>
      <p>{knife ?? "no knife"}</p>
      <button type="button" onClick={() => setKnife("bread")}>
        Take
      </button>
    </>
  );
}

function Kitchen() {
  const [forks, setForks] = drawer.usePart("forks");
  return (
    <>
      <p>{forks} forks</p>
      {forks < 2 && <Knife />}
      <button type="button" onClick={() => setForks(forks + 1)}>
        Fork
      </button>
      <button type="button" onClick={() => setForks(0)}>
        None
      </button>
    </>
  );
}

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

const said = () => document.body.textContent ?? "";

describe("a part of a screen's slice", () => {
  it("is set alone and read by who draws it", async () => {
    screen = await draw(<Kitchen />, {}, { drawer: drawer.reducer });
    await press("Take");
    await press("Fork");
    expect(said()).toContain("bread");
    expect(said()).toContain("1 forks");
  });

  it("closes when its component leaves, and the other parts stay", async () => {
    screen = await draw(<Kitchen />, {}, { drawer: drawer.reducer });
    await press("Take");
    await press("Fork");
    await press("Fork");
    expect(said()).toContain("2 forks");
    await press("None");
    expect(said()).toContain("no knife");
  });

  it.each([
    ["a new attempt to sign in", signInStarted()],
    ["signing out", signedOut()],
    ["the end of the session", sessionEnded("/")],
    ["another person's sign-in", { type: signedIn.type }],
  ])("is closed by %s", (_what, reset) => {
    const open: Drawer = { knife: "bread", forks: 2 };
    expect(drawer.reducer(open, { type: "other" })).toEqual(open);
    expect(drawer.reducer(open, reset)).toEqual(CLOSED);
  });
});
