import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { choose, draw, fieldOf, isAsked, type OnScreen, settle, type } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../test/stubServer.ts";
import { SkillSearch } from "./SkillSearch.tsx";

const found = (id: string, name: string, matched: string | null = null) => ({
  id,
  name,
  kind: "skill",
  group_id: null,
  group_name: "Data",
  matched,
});

let screen: OnScreen | undefined;
let asked: Asked;
const picked = vi.fn();
function Page({ onlyKnown }: { onlyKnown: boolean }) {
  const [text, setText] = useState("");
  const onPick = (skill: Skill) => picked(skill);
  const taken = new Map([["gis", "Already yours"]]);
  return <SkillSearch label="Skill" {...{ text, onPick, taken, onlyKnown }} onText={setText} />;
}
const open = async (answer: ReturnType<typeof refused>, onlyKnown = false) => {
  await screen?.remove();
  asked = stubServer({ "GET /skill": answer });
  screen = await draw(<Page onlyKnown={onlyKnown} />);
};
const find = async (text: string) => {
  await type("Skill", text);
  await settle(320);
};
const options = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
beforeEach(() => picked.mockClear());
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("typing asks for the trimmed words, and a choice empties the field", async () => {
  await open(() => ({
    data: [found("sql", "SQL", "Structured Query"), found("gis", "GIS", "gis")],
    can: [],
  }));
  await find(" sql ");
  expect(asked.map(({ query }) => query.search_query)).toEqual(["sql"]);
  expect(options()).toEqual(["SQLData · also called Structured Query", "GISDataAlready yours"]);
  await choose("SQL");
  expect(picked).toHaveBeenCalledWith({
    id: "sql",
    name: "SQL",
    kind: "skill",
    group_id: null,
    group_name: "Data",
  });
  expect(fieldOf("Skill").value).toBe("");
});

test("a skill that is taken cannot be chosen", async () => {
  await open(() => ({ data: [found("gis", "GIS")], can: [] }));
  await find("gis");
  expect(document.querySelector("[role=option]")?.getAttribute("aria-disabled")).toBe("true");
});

test("unknown words are offered as a new skill to those who may, unless they name a found one", async () => {
  const data = [found("sql", "SQL", "Postgres")];
  await open(() => ({ data, can: ["propose"] }));
  await find("Postgr");
  expect(options().at(-1)).toContain("Propose “Postgr” as a new skill");
  await find("postgres");
  expect(options()).toHaveLength(1);
  await find("p");
  expect(options()).toHaveLength(1);
  await open(() => ({ data, can: ["propose", "create"] }));
  await find("Postgr");
  expect(options().at(-1)).toContain("Add “Postgr” as a skill of your company");
  await choose("Add “Postgr”");
  expect(isAsked("Add a skill")).toBe(true);
  expect(picked).not.toHaveBeenCalled();
});

test("where only known skills count nothing new is offered; nothing found and a failure are said", async () => {
  await open(() => ({ data: [], can: ["create"] }), true);
  await find("Postgr");
  expect(options()).toEqual([]);
  expect(said()).toContain("No skill found. Try another word.");
  await open(refused(), true);
  await find("Postgr");
  expect(said()).toContain("Error fetching data");
});
