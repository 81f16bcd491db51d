import { requirements } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { sentResolver } from "../../lib/form/sentResolver.ts";
import { buildRequiredSkill } from "../../test/builders.ts";
import { choose, draw, findButton, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { Form } from "../../ui/Form.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { type SkillDraft, toSend } from "../skills/skillList.ts";
import { RequiredSkillsInput } from "./RequiredSkillsInput.tsx";
import words from "./required-skills.en.json";

const body = z.strictObject({ skills: requirements });
type Values = { skills: SkillDraft[] };
const { skill } = buildRequiredSkill();

let screen: OnScreen;
let sent: z.output<typeof body>[] = [];
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

function Skills({ start = [] }: { start?: SkillDraft[] }) {
  const form = useForm<Values, unknown, z.output<typeof body>>({
    resolver: sentResolver(body, ({ skills }: Values) => ({ skills: toSend(skills) })),
    defaultValues: { skills: start },
  });
  return (
    <Form form={form} onSubmit={async (values) => void sent.push(values)}>
      <RequiredSkillsInput control={form.control} name="skills" text="" words={{ [skill.id]: "you query" }} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

async function addBySearch(kind: "skill" | "licence"): Promise<void> {
  sent = [];
  const found = { data: [{ ...skill, kind, matched: null }], total: 1, can: [] };
  openServer("/none", {
    "/skills/search": () => found,
    "/search_skills": () => found,
    "/skill": () => found,
  });
  screen = await draw(<Skills />, { "required-skills": words });
  await type(words.add, "SQL");
  await settle(400);
  await choose("SQL");
}

const levels = () => [...document.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];

test("a skill added by search has no level: it asks for one, and saving goes to where it is chosen", async () => {
  await addBySearch("skill");
  expect(levels().filter(({ checked }) => checked)).toEqual([]);
  expect(document.querySelector("[role=radiogroup]")?.getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).toContain(words["choose-level"]);
  await press("Save");
  expect(sent).toEqual([]);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Choose a level for 1 skill");
  expect(levels()).toContain(document.activeElement);
  levels()[3]?.click();
  await settle();
  expect(document.body.textContent).not.toContain(words["choose-level"]);
  await press("Save");
  expect(sent).toMatchObject([{ skills: [{ skill_id: skill.id, level: 4 }] }]);
});

test("a skill that an ad asks for shows the words of the ad, and another none", async () => {
  const other = { ...buildRequiredSkill(), skill: { ...skill, id: "other", name: "Other" } };
  screen = await draw(<Skills start={[buildRequiredSkill(), other]} />, { "required-skills": words });
  const rows = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(rows.map((text) => text?.includes("From the ad: “you query”"))).toEqual([true, false]);
});

test("a licence is held or not: nothing is asked", async () => {
  await addBySearch("licence");
  expect(findButton("Save")).toBeDefined();
  expect(document.body.textContent).not.toContain(words["choose-level"]);
  await press("Save");
  expect(sent).toHaveLength(1);
});

test.each([
  ["de", "This text is in German."],
  ["nl", null],
  [null, null],
])("of a text in the language %j the sheet says %j", async (language, told) => {
  const asked = openServer("/job_vacancy/skills_of_text");
  screen = await draw(<Skills />, { "required-skills": words });
  await press(words["read-text"]);
  await type(words.sheet.label, "Wir suchen eine Kollegin für das Team.");
  await press(words.sheet.find);
  await asked[0]?.answer({ skills: [], language });
  expect(document.body.textContent).toContain(words.sheet.none);
  expect(document.body.textContent?.includes("This text is in")).toBe(told !== null);
  if (told) expect(document.body.textContent).toContain(told);
});
