import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { GoalThread } from "./GoalThread.tsx";

const READ = "GET /goals/comments";
const ADD = "POST /goals/comments";
const comment = (more: object = {}) => ({
  id: "c1",
  author: { id: "mia", name: "Mia", photo_url: null },
  text: "Well done",
  created_at: "2026-01-01T08:00:00.000Z",
  can: [],
  ...more,
});
const list =
  (...data: object[]) =>
  () => ({ data, total: data.length });

let screen: OnScreen;
async function open(answers: Parameters<typeof stubServer>[0]) {
  const asked = stubServer(answers);
  screen = await draw(<GoalThread goalId="g" />, { goals: words });
  await settle();
  return asked;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const field = () => fieldOf(words.comments.field);

test("says that there is no feedback yet, once that is known", async () => {
  await open({});
  expect(said()).not.toContain(words.comments.none);
  await screen.remove();
  await open({ [READ]: list() });
  expect(said()).toContain(words.comments.none);
});

test("feedback that could not be read says so, and is read again", async () => {
  const asked = await open({ [READ]: refused(500) });
  expect(said()).not.toContain(words.comments.none);
  await pressNamed("Try again");
  expect(timesAsked(asked, READ)).toBe(2);
});

test("feedback is sent once without spaces around it, and the field is empty afterwards", async () => {
  const asked = await open({ [READ]: list(), [ADD]: () => ({}) });
  expect(findButton(words.comments.send)?.disabled).toBe(true);
  await type(words.comments.field, "   ");
  expect(findButton(words.comments.send)?.disabled).toBe(true);
  await type(words.comments.field, "  Go on ");
  await press(words.comments.send, 2);
  expect(writes(asked).map(({ body }) => body)).toEqual([{ goal_id: "g", text: "Go on" }]);
  expect(field().value).toBe("");
});

test("a refusal keeps the words, and the next try takes it away", async () => {
  let answer: Parameters<typeof stubServer>[0][string] = refused(409, {}, { message: "Too late" });
  await open({ [READ]: list(), [ADD]: (...given) => answer(...given) });
  await type(words.comments.field, "Go on");
  await press(words.comments.send);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Too late");
  expect(field().value).toBe("Go on");
  answer = () => ({});
  await press(words.comments.send);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("each is said with who wrote it; who is gone is someone", async () => {
  await open({ [READ]: list(comment(), comment({ id: "c2", author: null, text: "Bye" })) });
  const [first, second] = document.querySelectorAll("li");
  expect(first?.textContent).toContain("Mia");
  expect(second?.textContent).toContain(words.someone);
  expect(document.querySelector("time")?.getAttribute("datetime")).toBe("2026-01-01T08:00:00.000Z");
});

test("only what may be deleted can be; a refusal is said", async () => {
  const asked = await open({
    [READ]: list(comment({ can: ["delete"] })),
    "DELETE /goals/comments": refused(409, {}, { message: "Gone already" }),
  });
  await pressNamed(words.comments.delete);
  expect(writes(asked).at(-1)?.query).toEqual({ id: "c1" });
  expect(screen.message()).toBe("Gone already");
  await screen.remove();
  await open({ [READ]: list(comment()) });
  expect(findNamed(words.comments.delete)).toBeUndefined();
});
