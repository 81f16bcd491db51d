import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { pressNamed, said, search } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { SearchUnderstood } from "./SearchUnderstood.tsx";
import words from "./search-reading.en.json";
import { searchOf, useSearchReading } from "./useSearchReading.ts";

const { skill } = buildRequiredSkill();
let screen: OnScreen;
let listed: ReturnType<typeof searchOf>;
let typed = "";

function List() {
  const [text, setText] = useState("");
  const read = useSearchReading(text);
  [listed, typed] = [searchOf(read), text];
  return (
    <>
      <SearchField value={text} onChange={setText} label="Search" />
      <SearchUnderstood read={read} onText={setText} />
    </>
  );
}
let reading: object;
beforeEach(async () => {
  openServer("/none", { "/skill/read_search": () => reading });
  screen = await draw(<List />, { "search-reading": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

/** Deletes a chip as its key does. */
async function remove(label: string): Promise<void> {
  const chip = [...document.querySelectorAll<HTMLElement>(".MuiChip-root")].find(
    (one) => one.textContent === label,
  );
  chip?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
  chip?.dispatchEvent(new KeyboardEvent("keyup", { key: "Delete", bubbles: true }));
  await settle(50);
}

test("shows what was understood, asks a list for it, and forgets the parts that are taken away", async () => {
  expect(listed).toEqual({ search_query: "" });
  reading = { skills: [{ skill, level: 2, start: 5, end: 24 }], rest: "Anna", near: [] };
  await search("Search", "Anna SQL at least Basic");
  expect(said()).toContain("SQL, at least Basic");
  expect(said()).toContain("Name or title: Anna");
  expect(listed).toEqual({
    search_query: "Anna SQL at least Basic",
    skills: [`${skill.id}.2`],
    search_rest: "Anna",
  });
  reading = { skills: [], rest: "Anna", near: [] };
  await remove("SQL, at least Basic");
  expect(typed).toBe("Anna");
  expect(listed).toEqual({ search_query: "Anna" });
});

test("says that nothing was understood, and takes a skill that was perhaps meant", async () => {
  reading = { skills: [], rest: "sqll", near: [skill] };
  await search("Search", "sqll");
  expect(said()).toContain("No skill recognised in “sqll”");
  expect(listed).toEqual({ search_query: "sqll" });
  await pressNamed("SQL");
  expect(typed).toBe("SQL");
});

test("a reading that takes long does not hold the list, and nothing is claimed meanwhile", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  await search("Search", "Anna");
  await settle(700);
  expect(listed).toEqual({ search_query: "Anna" });
  expect(said()).not.toContain("No skill recognised");
});
