import { afterEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { draw, type OnScreen, press } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../rating.en.json";
import { ConfirmForm } from "./ConfirmForm.tsx";

const skill = { ...buildRequiredSkill().skill, kind: "licence" as const };
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a confirmation can be undone, and the server's response is shown", async () => {
  let undone: () => unknown = () => ({});
  const asked = stubServer({
    "POST /skill_proficiency/confirm/bulk": () => ({ data: [{ id: "rating" }], total: 1 }),
    "POST /skill_proficiency/confirm/undo": () => undone(),
  });
  screen = await draw(<ConfirmForm userId="u" skill={skill} current={undefined} />, { rating: words });
  await press(words.give.confirm);
  expect(screen.message()).toBe("1 skill confirmed");
  await screen.undo();
  expect(asked.map(({ call }) => call)).toContain("POST /skill_proficiency/confirm/undo");
  expect(screen.message()).toBe(words.give.undone_one);
  undone = () =>
    Response.json(
      { success: false, message: "Changed since", code: "conflict", request_id: "r" },
      { status: 409 },
    );
  await press(words.give.confirm);
  await screen.undo();
  expect(screen.message()).toBe("Changed since");
});
