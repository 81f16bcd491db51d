import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { refused } from "../../test/stubServer.ts";
import matchWords from "../match/match.en.json";
import { WishButton } from "./WishButton.tsx";

const SQL = { id: "sql", name: "SQL", kind: "skill", group_id: null, group_name: null } as const;
const ADD = matchWords.wish["add-named"].replace("{{name}}", "SQL");
const THERE = matchWords.wish["there-named"].replace("{{name}}", "SQL");
let wished: { id: string; skill: { id: string } }[];
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
let screen: OnScreen;
beforeEach(() => {
  wished = [{ id: "other", skill: { id: "python" } }];
  replies = {
    "GET /skill_wish": () => ({ data: wished, total: wished.length, can: [] }),
    "POST /skill_wish": ({ body }) => {
      wished = [...wished, { id: "w", skill: { id: String(body.skill_id) } }];
      return {};
    },
    "DELETE /skill_wish": ({ query }) => {
      wished = wished.filter(({ id }) => id !== query.id);
      return {};
    },
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async () => {
  server = serve(replies);
  screen = await draw(<WishButton skill={SQL} />, { match: matchWords });
  await settle();
};

test("a skill goes on the wishlist, and off it by the wish that it became", async () => {
  await open();
  await pressNamed(ADD);
  await settle();
  expect(screen.message()).toBe("SQL added to your wishlist");
  await pressNamed(THERE);
  await settle();
  expect(screen.message()).toBe("SQL removed from your wishlist");
  expect(findNamed(ADD)).toBeDefined();
  expect(server.commands()).toEqual([
    { call: "POST /skill_wish", body: { skill_id: "sql" } },
    { call: "DELETE /skill_wish", query: { id: "w" } },
  ]);
});

test("nothing is sent while the list is unknown, or while the last press is under way", async () => {
  const list = replies["GET /skill_wish"];
  replies["GET /skill_wish"] = () => new Promise(() => undefined);
  await open();
  await pressNamed(ADD);
  expect(findNamed(ADD)?.getAttribute("aria-disabled")).toBe("true");
  expect(server.commands()).toEqual([]);
  await screen.remove();
  if (list) replies["GET /skill_wish"] = list;
  replies["POST /skill_wish"] = () => new Promise(() => undefined);
  await open();
  await pressNamed(ADD);
  await pressNamed(ADD);
  expect(server.commands()).toHaveLength(1);
});

test("a refusal is shown, and the button stays as it was", async () => {
  replies["POST /skill_wish"] = refused(409, {}, { message: "The wishlist is full" });
  await open();
  await pressNamed(ADD);
  expect(screen.message()).toBe("The wishlist is full");
  expect(findNamed(ADD)?.getAttribute("aria-disabled")).toBe("false");
});
