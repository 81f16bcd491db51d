import type { SimilarSkill } from "@vaardig/contract/skills/skillCatalogue";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "../../../lib/words/common.en.json";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { refused, stubServer, writes } from "../../../test/stubServer.ts";
import { NewSkillDialog } from "./NewSkillDialog.tsx";
import { SimilarList } from "./SimilarList.tsx";

const words = common["skill-search"];
const ADD = "POST /skill";
const made = (status: "approved" | "proposed") => ({
  skill: { id: "s", name: "Grafting", status },
  similar: [],
});
const similar = (more: object = {}) =>
  ({
    id: "x",
    name: "Tree grafting",
    matched: "Tree grafting",
    kind: "skill",
    group_id: "g",
    group_name: "Garden",
    status: "approved",
    ...more,
  }) as SimilarSkill;

let screen: OnScreen;
const onPick = vi.fn();
const onClose = vi.fn();
beforeEach(() => vi.resetAllMocks());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(
  answer: Parameters<typeof stubServer>[0][string],
  mode: "create" | "propose" = "create",
  name = "Grafting",
) {
  const asked = stubServer({ [ADD]: answer });
  screen = await draw(<NewSkillDialog name={name} mode={mode} onPick={onPick} onClose={onClose} />);
  return asked;
}

test("a new skill is added in the reader's language, picked and said", async () => {
  const asked = await open(() => made("approved"), "create", " Grafting ");
  await press(words["create-action"], 2);
  expect(writes(asked)).toEqual([{ call: ADD, query: {}, body: { name_en: "Grafting" } }]);
  expect(onPick).toHaveBeenCalledWith({
    id: "s",
    name: "Grafting",
    kind: "skill",
    group_id: null,
    group_name: null,
  });
  expect(screen.message()).toBe(words.created.replace("{{name}}", "Grafting"));
  expect(onClose).toHaveBeenCalled();
});

test("a proposed one cannot be picked before it is approved", async () => {
  await open(() => made("proposed"), "propose");
  expect(said()).toContain(words["propose-text"]);
  await press(words["propose-action"]);
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.message()).toBe(words.proposed.replace("{{name}}", "Grafting"));
  expect(onClose).toHaveBeenCalled();
});

test("similar ones are shown first; it is added anyway only when that is asked for", async () => {
  const asked = await open(() => ({ skill: null, similar: [similar()] }));
  await press(words["create-action"]);
  expect(onClose).not.toHaveBeenCalled();
  expect(said()).toContain(words.similar);
  await press(words["anyway-create"]);
  expect(writes(asked).map(({ body }) => body)).toEqual([
    { name_en: "Grafting" },
    { name_en: "Grafting", create_anyway: true },
  ]);
});

test("another name is looked up again, without what was similar to the first", async () => {
  const asked = await open(() => ({ skill: null, similar: [similar()] }));
  await press(words["create-action"]);
  await type("Name", "Budding");
  expect(said()).not.toContain(words.similar);
  await press(words["create-action"]);
  expect(writes(asked).at(-1)?.body).toEqual({ name_en: "Budding" });
});

test("a similar one is used instead", async () => {
  await open(() => ({ skill: null, similar: [similar()] }));
  await press(words["create-action"]);
  await press(words.use.replace("{{name}}", "Tree grafting"));
  expect(onPick).toHaveBeenCalledWith({
    id: "x",
    name: "Tree grafting",
    kind: "skill",
    group_id: "g",
    group_name: "Garden",
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [
    "the field's own words",
    refused(400, {}, { message: "Invalid", fields: { name_en: "Too long" } }),
    "Too long",
  ],
  ["else the refusal's", refused(409, {}, { message: "Not now" }), "Not now"],
])("a refusal is said with %s, until the name changes", async (_what, answer, text) => {
  await open(answer);
  await press(words["create-action"]);
  expect(document.querySelector("[role=alert]")?.textContent).toContain(text);
  await type("Name", "Budding");
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("without a name nothing is sent", async () => {
  const asked = await open(() => made("approved"), "create", "  ");
  expect(findButton(words["create-action"])?.getAttribute("aria-disabled")).toBe("true");
  await press(words["create-action"]);
  expect(writes(asked)).toEqual([]);
});

test.each([
  [similar(), "Garden", true],
  [similar({ matched: "TREE GRAFTING" }), "Garden", true],
  [similar({ matched: "Enten", group_name: null }), words.also.replace("{{name}}", "Enten"), true],
  [similar({ status: "proposed" }), `Garden · ${words.waits}`, false],
])("a similar skill says what it is known by, and whether it waits: %#", async (one, text, canUse) => {
  screen = await draw(<SimilarList similar={[one]} onUse={onPick} action={(name) => `Take ${name}`} />);
  expect(document.querySelector("li p + p, li span + p, li p:nth-of-type(2)")?.textContent).toBe(text);
  expect(findButton("Take Tree grafting") !== undefined).toBe(canUse);
});
