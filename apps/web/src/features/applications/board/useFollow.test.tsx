import { STAGES } from "@vaardig/contract/applications/pipeline";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { type BoardState, EMPTY_BOARD } from "./boardState.ts";
import { useFollow } from "./useFollow.ts";

const board = (...ids: string[]): BoardState => ({
  ...EMPTY_BOARD,
  columns: STAGES.map((stage) => {
    const cards = stage === "Application" ? ids.map((id) => buildCard(id)) : [];
    return { stage, count: cards.length, oldest_since: null, cards };
  }),
});
/** Places what the board would draw. */
function place(...ids: string[]) {
  const cards = ids.map(
    (id) => `<div data-card="${id}"><span role="button" tabindex="0" id="${id}"></span></div>`,
  );
  const more = `<h2 data-stage="Application" tabindex="-1" id="head"></h2><input id="elsewhere">`;
  place.at.innerHTML = `${cards.join("")}${more}<div class="MuiSnackbar-root"><button id="undo"></button></div>`;
}
place.at = document.createElement("div");

type Result = ReturnType<typeof useFollow> & { draw: (...ids: string[]) => void };
let screen: HookOnScreen<Result>;
beforeEach(async () => {
  document.body.append(place.at);
  place("a", "b", "c");
  screen = await drawHook<Result>(() => {
    const [ids, setIds] = useState(["a", "b", "c"]);
    const draw = (...next: string[]) => {
      place(...next);
      setIds(next);
    };
    return { ...useFollow(board(...ids)), draw };
  });
});
afterEach(async () => {
  await screen.remove();
  place.at.remove();
});
const focused = () => document.activeElement?.id;
const focus = (id: string) => act(async () => document.getElementById(id)?.focus());
const leaves = (id: string, ...rest: string[]) =>
  screen.run(({ follow, draw }) => {
    follow([id]);
    draw(...rest);
  });

test("keeps drawn the card and its neighbour, and nothing before", async () => {
  expect(screen.result().keptIds).toEqual([]);
  await screen.run(({ follow }) => follow(["b"]));
  expect(screen.result().keptIds).toEqual(["b", "c"]);
});

test("the focus goes to a card that is still there", async () => {
  await screen.run(({ follow }) => follow(["b"]));
  expect(focused()).toBe("b");
});

test.each([
  ["the next one", "b", ["a", "c"], "c"],
  ["the one before the last", "c", ["a", "b"], "b"],
  ["the name of a stage that is empty now", "b", [], "head"],
])("of a card that left it goes to %s", async (_what, id, rest, to) => {
  await leaves(id, ...rest);
  expect(focused()).toBe(to);
});

test("the card itself is preferred once it is back", async () => {
  await leaves("b", "a", "c");
  await screen.run(({ draw }) => draw("a", "b", "c"));
  expect(focused()).toBe("b");
});

test("is not taken from where the reader went meanwhile, and not again later", async () => {
  await focus("elsewhere");
  await leaves("b", "a", "c");
  await focus("elsewhere");
  await screen.run(({ draw }) => draw("a"));
  expect(focused()).not.toBe("a");
  expect(screen.result().keptIds).toEqual([]);
});

test("is taken from a message that will go, whose button keeps the aim", async () => {
  await leaves("b", "a", "c");
  await focus("undo");
  await screen.run(({ draw }) => draw("a", "c"));
  expect(screen.result().keptIds).toEqual(["b", "c"]);
});

test("nothing behind an open dialog is focused", async () => {
  place.at.setAttribute("aria-hidden", "true");
  await leaves("b", "a", "c");
  expect(focused()).toBe("");
  place.at.removeAttribute("aria-hidden");
  await settle(450);
  expect(focused()).toBe("c");
});

test("following the same card again after it left keeps its neighbours", async () => {
  await leaves("b", "a", "c");
  await screen.run(({ follow }) => follow(["b"]));
  expect(screen.result().keptIds).toEqual(["b", "c"]);
});
