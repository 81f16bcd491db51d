import { afterEach, expect, test, vi } from "vitest";
import { buildUser } from "../../test/builders.ts";
import { pressNamed, said } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { refused, stubServer, timesAsked } from "../../test/stubServer.ts";
import { ResumeReviewSheet } from "./ResumeReviewSheet.tsx";
import words from "./resume-review.en.json";

const READ = "GET /resume_review";
const ME = { id: buildUser().id, name: "Anna" };
const review = (more: object = {}) => ({
  file: { id: "file", name: "cv.pdf" },
  person: ME,
  facts: [],
  experience: [],
  education: [],
  languages: [],
  certificates: [],
  skills: [],
  unlinked: [],
  recognized: false,
  written_in: null,
  can: ["review"],
  ...more,
});

let screen: OnScreen;
const onClose = vi.fn();
async function open(answer: Parameters<typeof stubServer>[0][string]) {
  const asked = stubServer({ [READ]: answer });
  const of = { query: { file_id: "file" } } as never;
  const sheet = <ResumeReviewSheet of={of} onClose={onClose} />;
  screen = await draw(sheet, { "resume-review": words }, signedInAs("employee"));
  await settle();
  return asked;
}
afterEach(async () => {
  onClose.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("what could not be read says so, and is read again", async () => {
  const asked = await open(refused(500));
  expect(said()).toContain(words["not-loaded"]);
  await pressNamed("Try again");
  expect(timesAsked(asked, READ)).toBe(2);
});

test("one's own résumé is named without a name, another's with it", async () => {
  await open(() => review());
  expect(said()).toContain(words.subtitle.replace("{{file}}", "cv.pdf"));
  await screen.remove();
  await open(() => review({ person: { id: "bo", name: "Bo" } }));
  expect(said()).toContain("Bo");
});

test("with nothing left to decide it closes", async () => {
  await open(() => review());
  expect(findButton(words.later)).toBeUndefined();
  await press("Close");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("who may only read it is told so, and has nothing to press", async () => {
  await open(() => review({ person: { id: "bo", name: "Bo" }, can: [] }));
  expect(said()).toContain(words["read-only"].replace("{{name}}", "Bo"));
  expect(findButton("Close")).toBeUndefined();
  await screen.remove();
  await open(() => review());
  expect(document.querySelector("[role=alert]")).toBeNull();
});
