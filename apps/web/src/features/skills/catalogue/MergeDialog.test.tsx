import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { choose, draw, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../skill-catalogue.en.json";
import { MergeDialog } from "./MergeDialog.tsx";

const FROM = { id: "from", name: "Postgres" } as SkillDetail;
const skill = (id: string, name: string) => ({
  id,
  name,
  kind: "skill",
  group_id: null,
  group_name: null,
  matched: null,
});
const none = { count: 0, first: [] };
const UNUSED = {
  people: none,
  people_with_both: 0,
  wishes_count: 0,
  job_profiles: none,
  vacancies: none,
};

let screen: OnScreen;
let sent: Sent[];
let preview: object;
let merged: () => unknown;
const onDone = vi.fn();
beforeEach(async () => {
  onDone.mockClear();
  merged = () => ({ id: "m" });
  preview = {
    ...UNUSED,
    people: { count: 5, first: [{ name: "Anna" }, { name: "Bram" }] },
    people_with_both: 1,
    vacancies: { count: 1, first: [] },
  };
  sent = recordSent(({ call }) => {
    if (call.endsWith("/preview")) return preview;
    if (call.endsWith("/undo")) return { from: { name: "Postgres" } };
    if (call === "GET /skill")
      return { data: [skill("from", "Postgres"), skill("into", "SQL")], can: ["create"] };
    return call === "POST /skill/merge" ? merged() : {};
  });
  const props = { from: FROM, onDone, onClose: () => undefined };
  screen = await draw(<MergeDialog {...props} />, { "skill-catalogue": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const pick = async () => {
  await type("Merge into", "sql");
  await settle(320);
  await choose("SQL");
  await settle();
};

test("a skill is merged only into another known one", async () => {
  expect(findButton("Merge into another")?.disabled).toBe(true);
  await type("Merge into", "sqlx");
  await settle(320);
  const options = [...document.querySelectorAll("[role=option]")];
  expect(options.map(({ textContent }) => textContent)).toEqual(["Postgresthis skill", "SQL"]);
  expect(options[0]?.getAttribute("aria-disabled")).toBe("true");
});

test("the impact is shown first, the merge is sent, and can be undone", async () => {
  await pick();
  expect(said()).toContain("5 peopleAnna and Bram and 3 more");
  expect(said()).toContain("1 job1 of them has both skills");
  expect(said()).not.toContain("job profile");
  expect(sent.some(({ call }) => call === "POST /skill/merge")).toBe(false);
  await press("Merge into SQL");
  expect(sent.find(({ call }) => call === "POST /skill/merge")?.body).toEqual({
    from_id: "from",
    into_id: "into",
  });
  expect(onDone).toHaveBeenCalledWith("into");
  expect(screen.message()).toBe("Postgres was merged into SQL");
  await screen.undo();
  expect(sent.find(({ call }) => call === "POST /skill/merge/undo")?.body).toEqual({ id: "m" });
  expect(screen.message()).toBe("Postgres is a separate skill again");
});

test("a skill without use says so, another can be chosen, and a refusal is said in the dialog", async () => {
  preview = UNUSED;
  merged = () => refusal("conflict", "Already merged");
  await pick();
  expect(said()).toContain("This skill is not in use");
  await press("Merge into SQL");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Already merged");
  expect(onDone).not.toHaveBeenCalled();
  await press("Choose another");
  expect(findButton("Merge into another")?.disabled).toBe(true);
});

test("a skill is merged once, and the button is locked while it is under way", async () => {
  merged = () => new Promise(() => undefined);
  await pick();
  await press("Merge into SQL");
  expect(findButton("Merge into SQL")?.disabled).toBe(true);
  expect(sent.filter(({ call }) => call === "POST /skill/merge")).toHaveLength(1);
});
