import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { openList } from "../../test/lists.ts";
import { draw, fieldOf, type OnScreen, settle, type } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { JobProfilePicker } from "../job-profiles/JobProfilePicker.tsx";
import { SkillSearch } from "../skills/SkillSearch.tsx";
import { PersonSelect } from "./PersonSelect.tsx";

let screen: OnScreen;
let answer: (() => void)[];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  answer = [];
  const wait = () =>
    new Promise((resolve) => {
      answer.push(() => resolve({ data: [], total: 0, can: [] }));
    });
  server = serve({ "GET /people": wait, "GET /job_profile": wait, "GET /skill": wait });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const nothing = () => undefined;
function Skills() {
  const [text, setText] = useState("");
  return <SkillSearch label="Find" text={text} onText={setText} onPick={nothing} taken={new Map()} />;
}
const FIELDS: [string, ReactNode, string][] = [
  [
    "a person",
    <PersonSelect key="p" label="Find" value={null} onChange={nothing} />,
    "No one with this name",
  ],
  [
    "a job profile",
    <JobProfilePicker key="j" label="Find" value={null} onChange={nothing} />,
    "No job profile",
  ],
  ["a skill", <Skills key="s" />, "No skill found"],
];
const SEARCHING = "Searching";

test.each(FIELDS)(
  "the name of %s is looked for once typing rests, and it is said when there is none",
  async (_what, field, none) => {
    screen = await draw(field);
    await openList("Find");
    await type("Find", "a");
    await type("Find", "an");
    await type("Find", "ann");
    await settle(20);
    expect(said()).toContain(SEARCHING);
    expect(said()).not.toContain(none);
    const typed = () => server.all.map(({ query }) => query?.search_query).filter(Boolean);
    expect(typed()).toEqual([]);
    await settle(260);
    expect(typed()).toEqual(["ann"]);
    expect(said()).toContain(SEARCHING);
    for (const one of answer) one();
    await settle(40);
    expect(said()).toContain(none);
    expect(fieldOf("Find").value).toBe("ann");
  },
);

test("a person who may not be changed is locked", async () => {
  screen = await draw(<PersonSelect label="Find" value={null} onChange={nothing} disabled />);
  expect(fieldOf("Find").disabled).toBe(true);
});
