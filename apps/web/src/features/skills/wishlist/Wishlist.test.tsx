import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said, untilSaid } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../skills.en.json";
import { Wishlist } from "./Wishlist.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

const open = (answers: Parameters<typeof stubServer>[0]) => {
  stubServer(answers);
  return drawPage(() => <Wishlist mine={new Map()} onHave={() => undefined} />, {}, { skills: words });
};

test("a wishlist that is still read does not say that it is empty; one that is empty does", async () => {
  screen = await open({});
  expect(said()).not.toContain(words.wish.empty);
  expect(document.querySelector("[role=status]")).not.toBeNull();
  await screen.remove();
  screen = await open({ "GET /skill_wish": () => ({ data: [] }) });
  await untilSaid(words.wish.empty);
  expect(document.querySelector("[role=status]")).toBeNull();
});
