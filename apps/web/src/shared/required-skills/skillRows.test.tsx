import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildRequiredSkill } from "../../test/builders.ts";
import { pressNamed } from "../../test/drawPage.tsx";
import { choose, draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import reviewWords from "../resume-review/resume-review.en.json";
import { FoundSkills } from "./FoundSkills.tsx";
import words from "./required-skills.en.json";
import { SkillRow } from "./SkillRow.tsx";

let screen: OnScreen;
const acts = { onToggle: vi.fn(), onLevel: vi.fn(), onRate: vi.fn(), onRemove: vi.fn() };
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const show = async (part: React.ReactNode) => {
  serve({ "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }) });
  screen = await draw(part, { "required-skills": words, "resume-review": reviewWords });
  await settle();
};
const found = (name: string, more: Partial<TextSkill> = {}): TextSkill => ({
  ...buildRequiredSkill(),
  skill: { ...buildRequiredSkill().skill, id: name, name },
  level: 4,
  suggested_level: null,
  words: `you know ${name}`,
  places: [{ start: 0, end: 3 }],
  ...more,
});
const box = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `input[aria-label="${words.sheet.choose.replace("{{name}}", name)}"]`,
  );
const rowOf = (name: string) => box(name)?.closest("li");
const levelOf = (name: string) => rowOf(name)?.querySelector("[role=combobox]");
const openBox = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 })));

test("a skill of a text is chosen with its words and level, unless it is there already or was left out", async () => {
  await show(
    <FoundSkills
      skills={[found("SQL"), found("Git"), found("Rust")]}
      taken={new Set(["Git"])}
      left={new Set(["Rust"])}
      chosen={{}}
      {...acts}
    />,
  );
  expect(["SQL", "Git", "Rust"].map((name) => box(name)?.checked)).toEqual([true, true, false]);
  expect(["SQL", "Git", "Rust"].map((name) => box(name)?.disabled)).toEqual([false, true, false]);
  expect(["SQL", "Git", "Rust"].map((name) => levelOf(name) !== null)).toEqual([true, false, false]);
  expect(rowOf("SQL")?.textContent).toContain("“you know SQL”");
  expect(rowOf("SQL")?.textContent).not.toContain(words.taken);
  expect(rowOf("Git")?.textContent).toContain(words.taken);
  await act(async () => box("Rust")?.click());
  expect(acts.onToggle).toHaveBeenCalledWith("Rust");
});

test("a level that the text does not state is asked for, with the suggestion marked; a licence has none", async () => {
  const licence = { ...buildRequiredSkill().skill, id: "VCA", name: "VCA", kind: "licence" as const };
  await show(
    <FoundSkills
      skills={[
        found("SQL", { level: null, suggested_level: 3 }),
        found("VCA", { skill: licence, level: null }),
      ]}
      taken={new Set()}
      left={new Set()}
      chosen={{}}
      {...acts}
    />,
  );
  expect(levelOf("SQL")?.textContent).toContain(reviewWords["choose-level"]);
  expect(levelOf("VCA")).toBeNull();
  await openBox(levelOf("SQL"));
  const options = [...document.querySelectorAll("[role=option]")].map((one) => one.textContent);
  expect(options.filter((one) => /suggested/i.test(one ?? ""))).toHaveLength(1);
  await choose("Advanced");
  expect(acts.onLevel).toHaveBeenCalledWith("SQL", 4);
});

const entry = { ...buildRequiredSkill(), level: 3 } as Parameters<typeof SkillRow>[0]["entry"];
const row = (more: object = {}) => (
  <SkillRow
    entry={{ ...entry, ...more }}
    descriptions={undefined}
    onRate={acts.onRate}
    onRemove={acts.onRemove}
  />
);
const labelled = (label: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="${label.replace("{{skill}}", "SQL")}"]`);
test("a required skill is rated by level, type, importance and must-have, each on its own", async () => {
  await show(row());
  await act(async () => document.querySelector<HTMLInputElement>('input[value="5"][type=radio]')?.click());
  expect(acts.onRate).toHaveBeenLastCalledWith({ level: 5 });
  await openBox(labelled(words["kind-of"])?.parentElement?.querySelector("[role=combobox]"));
  await choose(words.kinds.optional);
  expect(acts.onRate).toHaveBeenLastCalledWith({ kind: "optional" });
  await openBox(labelled(words["importance-of"])?.parentElement?.querySelector("[role=combobox]"));
  await choose(words.importances["5"]);
  expect(acts.onRate).toHaveBeenLastCalledWith({ importance: 5 });
  await act(async () => labelled(words["must-have-of"])?.click());
  expect(acts.onRate).toHaveBeenLastCalledWith({ must_have: true });
  await pressNamed(words.remove.replace("{{skill}}", "SQL"));
  expect(acts.onRemove).toHaveBeenCalledOnce();
});

test("a required skill asks for its level only while it has none", async () => {
  await show(row());
  expect(document.body.textContent).not.toContain(words["choose-level"]);
  await screen.remove();
  await show(row({ level: null }));
  expect(document.body.textContent).toContain(words["choose-level"]);
});
