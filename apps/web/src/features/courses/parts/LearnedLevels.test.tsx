import { afterEach, expect, test, vi } from "vitest";
import { buildMyCourse, SKILL } from "../../../test/buildCourse.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../courses.en.json";
import { LearnedLevels } from "./LearnedLevels.tsx";

const PROPOSALS = "GET /goals/proposals";
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("levels that this course taught say what they wait for, and can be withdrawn where the server allows it", async () => {
  const waits = { id: "p1", skill: SKILL, level: 3, declined: null, can: ["withdraw"] };
  const other = { ...waits, id: "p2", skill: { ...SKILL, id: "other", name: "Welding" } };
  const declined = {
    ...waits,
    id: "p3",
    level: 4,
    declined: { reason: "Not seen yet", by: "Petra" },
    can: [],
  };
  const asked = stubServer({
    [PROPOSALS]: () => ({ data: [waits, other, declined], total: 3 }),
    "DELETE /goals/proposals": refused(),
  });
  screen = await draw(<LearnedLevels course={buildMyCourse()} />, { courses: words }, signedInAs("employee"));
  await settle();
  expect(said()).toContain(`${SKILL.name} at Intermediate is waiting for confirmation`);
  expect(said()).toContain("was not confirmed: Not seen yet");
  expect(said()).not.toContain("Welding");
  expect(said()).not.toContain(words.reached.dismiss);
  await pressNamed(words.reached.withdraw);
  expect(asked.at(-1)?.query).toEqual({ id: "p1" });
  expect(screen.message()).toBe("Out of order");
});
