import type { Named } from "@vaardig/contract/organization/organization";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "../../lib/words/common.en.json";
import { said } from "../../test/drawPage.tsx";
import { openList, optionTexts } from "../../test/lists.ts";
import { choose, draw, fieldOf, type OnScreen, settle, type } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../test/stubServer.ts";
import { JobProfilePicker } from "./JobProfilePicker.tsx";

const words = common["job-profile"];
const READ = "GET /job_profile";
const row = (id: string, name: string, is_shared = false, sector: string | null = null) => ({
  id,
  name,
  is_shared,
  sector,
});
const found =
  (can: string[] = ["create"]) =>
  () => ({
    data: [row("a", "Analyst"), row("b", "Baker", true, "Food")],
    total: 2,
    can,
  });
const onChange = vi.fn<(profile: Named | null) => void>();
type Props = Partial<Parameters<typeof JobProfilePicker>[0]>;
function Page(props: Props) {
  const [value, setValue] = useState<Named | null>(null);
  const change = (next: Named | null) => {
    onChange(next);
    setValue(next);
  };
  return <JobProfilePicker label="Profile" value={value} onChange={change} {...props} />;
}

let screen: OnScreen;
let asked: Asked;
beforeEach(() => onChange.mockReset());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(props: Props = {}, answers: Parameters<typeof stubServer>[0] = {}) {
  asked = stubServer({ [READ]: found(), ...answers });
  screen = await draw(<Page {...props} />);
  await openList("Profile");
  await settle();
}
const find = async (text: string) => {
  await type("Profile", text);
  await settle(260);
};

test("asks once it is opened, and shows where each comes from and its sector", async () => {
  await open();
  expect(asked[0]?.query).toEqual({ scope: "all", search_query: "", size: "30" });
  expect(optionTexts()).toEqual([`Analyst${words.own}`, `Baker${words.library} · Food`]);
  await choose("Baker");
  expect(onChange).toHaveBeenCalledWith({ id: "b", name: "Baker" });
});

test("of one scope it does not repeat where they come from, and leaves one out on request", async () => {
  await open({ scope: "library", without: "a" });
  expect(asked[0]?.query.scope).toBe("library");
  expect(optionTexts()).toEqual(["BakerFood"]);
});

test("a name that is not there can be added, where that is wanted and allowed", async () => {
  await open({ isAdding: true }, { "POST /job_profile": () => ({ id: "n", name: "Grower" }) });
  await find(" Grower ");
  expect(optionTexts().at(-1)).toBe(words.add.replace("{{name}}", "Grower"));
  await choose(words.add.replace("{{name}}", "Grower"));
  expect(writes(asked)[0]?.body).toEqual({ name_en: "Grower", name_nl: "Grower" });
  expect(onChange).toHaveBeenCalledWith({ id: "n", name: "Grower" });
  expect(screen.message()).toBe(words.added.replace("{{name}}", "Grower"));
});

test("an addition that is refused is said, and nothing is chosen", async () => {
  await open(
    { isAdding: true },
    { "POST /job_profile": refused(409, {}, { fields: { name_en: "Exists" } }) },
  );
  await find("Grower");
  await choose(words.add.replace("{{name}}", "Grower"));
  expect(screen.message()).toBe("Exists");
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ["not wanted", {}, ["create"], "Grower"],
  ["not allowed", { isAdding: true }, [], "Grower"],
  ["there already", { isAdding: true }, ["create"], "ANALYST"],
])("nothing is offered to add that is %s", async (_what, props, can, text) => {
  await open(props, { [READ]: found(can) });
  await find(text);
  expect(optionTexts()).toHaveLength(2);
});

test("what was found for other words is not shown under new ones", async () => {
  await open();
  await type("Profile", "Gro");
  expect(optionTexts()).toEqual([]);
  expect(said()).toContain(words.searching);
});

test.each([
  ["that nothing was found", () => ({ data: [], total: 0, can: [] }), words.nothing],
  ["that it could not be read", refused(500), common["fetch-failed"]],
])("says %s", async (_what, answer, text) => {
  await open({}, { [READ]: answer });
  expect(said()).toContain(text);
});

test("is required unless it is optional, and says its error", async () => {
  await open({ error: "Choose one" });
  expect(fieldOf("Profile").required).toBe(true);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Choose one");
  await screen.remove();
  await open({ isOptional: true, help: "Any job" });
  expect(fieldOf("Profile").required).toBe(false);
  expect(said()).toContain("Any job");
});
