import type { BestJob } from "@vaardig/contract/talent-pools/talentPools";
import { afterEach, expect, test, vi } from "vitest";
import words from "../../../shared/add-to/add-to.en.json";
import { findNamed, pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { MatchDrawer } from "./MatchDrawer.tsx";

const ADD = "POST /candidate_list";
const add = words["person-acts"].add;
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const show = async (best: Partial<BestJob> = {}, can: ["add_to_job"] | [] = ["add_to_job"]) => {
  const shown = {
    vacancy: { id: "job", name: "Data engineer" },
    on_list: false,
    application_id: null,
    ...best,
  };
  const drawer = (
    <MatchDrawer person={{ id: "anna", name: "Anna", can }} best={shown} onClose={() => undefined} />
  );
  screen = await draw(drawer, { "add-to": words }, signedInAs("moderator", "recruiting-job-pipeline"));
};

test("ends with adding the person to the pipeline of the job it explains", async () => {
  const asked = stubServer({ [ADD]: () => ({ added: 1, already: 0 }) });
  await show();
  await pressNamed(add);
  expect(asked.filter(({ call }) => call === ADD)).toHaveLength(1);
  expect(screen?.message()).toBe("Anna added to the pipeline");
});

test("says why nothing was added", async () => {
  stubServer({ [ADD]: refused(403, {}, { message: "Not yours" }) });
  await show();
  await pressNamed(add);
  expect(screen?.message()).toBe("Not yours");
});

test("leads to the application of someone who is in the pipeline, where the reader sees it", async () => {
  stubServer({});
  await show({ on_list: true, application_id: "application" });
  const link = findNamed(words["open-application"])?.getAttribute("href");
  expect(link).toBe("/recruitment-manager/recruiting-job-pipeline?open=application");
  expect(findNamed(add)).toBeUndefined();
});

test.each([
  ["someone in a pipeline the reader does not see", { on_list: true }, ["add_to_job"]],
  ["someone the reader may not add", {}, []],
] as const)("has no act for %s", async (_, best, can) => {
  stubServer({});
  await show(best, [...can] as ["add_to_job"] | []);
  expect(findNamed(add)).toBeUndefined();
  expect(findNamed(words["open-application"])).toBeUndefined();
});
