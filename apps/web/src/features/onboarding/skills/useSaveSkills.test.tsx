import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../onboarding.en.json";
import type { Wizard } from "../useWizard.ts";
import type { Choice } from "./draft.ts";
import { useSaveSkills } from "./useSaveSkills.ts";

const { skill } = buildRequiredSkill();
const choice = (level: number | null): Choice => ({ skill, level, language: "en", proposal: null });

const onSaved = vi.fn();
const wizard = { finish: vi.fn(async () => undefined) } as Partial<Wizard> as Wizard;
let screen: HookOnScreen<ReturnType<typeof useSaveSkills>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  vi.clearAllMocks();
  answer = () => ({ data: [], total: 0 });
  sent = recordSent(() => answer());
  screen = await drawHook(() => useSaveSkills(wizard, onSaved), { onboarding: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("skills are saved and the wizard is over", async () => {
  await screen.run(({ save }) => save([choice(3)]));
  expect(sent.map(({ body }) => body)).toEqual([
    { skills: [{ skill_id: skill.id, level: 3, source: "self" }] },
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(wizard.finish).toHaveBeenCalledOnce();
});

test("a skill without a level is asked about, and nothing is saved or lost meanwhile", async () => {
  await screen.run(({ save }) => save([choice(3), choice(null)]));
  expect(screen.result().problem).toMatch(/1/);
  expect(sent).toEqual([]);
  expect(wizard.finish).not.toHaveBeenCalled();
});

test("no skills at all ends the wizard, and a refusal keeps it open", async () => {
  await screen.run(({ save }) => save([]));
  expect(sent).toEqual([]);
  expect(wizard.finish).toHaveBeenCalledOnce();
  answer = () => refusal("conflict", "Out of order");
  await screen.run(({ save }) => save([choice(3)]));
  expect(screen.result()).toMatchObject({ problem: "Out of order", busy: false });
  expect(wizard.finish).toHaveBeenCalledOnce();
});
