import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { refused, stubServer, writes } from "../../test/stubServer.ts";
import words from "./add-to.en.json";
import { useMatchActs } from "./useMatchActs.ts";

type Result = ReturnType<typeof useMatchActs> & { at: ReturnType<typeof useLocation> };
let screen: HookOnScreen<Result>;
let done: boolean | undefined;
async function act(what: "add" | "email", answer: Parameters<typeof stubServer>[0][string], name?: string) {
  window.history.pushState({}, "", "/matches");
  const asked = stubServer({ "POST /candidate_list": answer });
  screen = await drawHook<Result>(
    () => ({ ...useMatchActs("v"), at: useLocation() }),
    { "add-to": words },
    signedInAs("moderator", "recruiting-job-message"),
  );
  await screen.run(async ({ act: run }) => {
    done = await run(what, ["p1", "p2"], name);
  });
  await settle();
  return asked;
}
afterEach(async () => {
  done = undefined;
  await screen.remove();
  vi.unstubAllGlobals();
});

test.each([
  ["one by name", "Ann", 1, "Ann added to the pipeline"],
  ["several by number", undefined, 2, "2 people added to the pipeline"],
  ["nobody who was there before", undefined, 0, ""],
])("says that it added %s", async (_what, name, added, message) => {
  const asked = await act("add", () => ({ added, skipped: 0 }), name);
  expect(writes(asked)[0]?.body).toEqual({ job_vacancy_ids: ["v"], selection: { user_ids: ["p1", "p2"] } });
  expect([done, screen.message()]).toEqual([true, message]);
  expect(screen.result().at.pathname).toBe("/matches");
});

test("an email is written to the people who were added", async () => {
  await act("email", () => ({ added: 2, skipped: 0 }));
  expect(screen.result().at.pathname).toContain("recruiting-job-message");
  expect(screen.result().at.state).toEqual({ user_ids: ["p1", "p2"] });
});

test("who could not be added is not emailed either", async () => {
  await act("email", refused(409, {}, { message: "The job is closed" }));
  expect([done, screen.message()]).toEqual([false, "The job is closed"]);
  expect(screen.result().at.pathname).toBe("/matches");
});
