import type { Rating } from "@vaardig/contract/skills/skillHistory";
import { afterEach, expect, test } from "vitest";
import { buildUser } from "../../../test/builders.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../rating.en.json";
import { RatingRow } from "./RatingRow.tsx";

const rating: Rating = {
  id: "r",
  level: 2,
  source: "self",
  words: null,
  evidence: null,
  last_used: null,
  by: null,
  valid_from: "2026-01-05T09:00:00.000Z",
  valid_to: null,
};
let screen: OnScreen;
afterEach(() => screen.remove());
async function shown(more: Partial<Rating>) {
  await screen?.remove();
  const row = <RatingRow rating={{ ...rating, ...more }} kind="skill" />;
  screen = await draw(row, { rating: words }, signedInAs("employee"));
  return said();
}

test("shows who said it, and whether it holds, held until a day or never replaced the confirmation", async () => {
  const now = await shown({ by: { id: buildUser().id, name: "Anna de Vries" } });
  expect(now).toContain(words["by-me"]);
  expect(now).toContain(`5 Jan 2026 · ${words.now}`);
  const until = await shown({ by: { id: "petra", name: "Petra Bos" }, valid_to: "2026-03-05T09:00:00.000Z" });
  expect(until).toContain("Petra Bos");
  expect(until).toContain("· Until 5 Mar 2026");
  const beside = await shown({ valid_to: rating.valid_from });
  expect(beside).toContain(words["by-former-colleague"]);
  expect(beside).toContain(words.beside);
  expect(beside).not.toContain("Until");
});
