import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { settle } from "../../test/onScreen.tsx";
import { refused, stubServer } from "../../test/stubServer.ts";
import { useFillFromProfile } from "./useFillFromProfile.ts";

interface Values {
  name: string;
  skills: RequiredSkill[];
}
const SQL = buildRequiredSkill();
const READ = "GET /skill_profile/skills";
const useIt = (start: Values) => {
  const form = useForm<Values>({ defaultValues: start });
  return {
    form,
    fill: useFillFromProfile<Values, Values>(form as never, { name: "name", skills: "skills" }),
  };
};

let screen: HookOnScreen<ReturnType<typeof useIt>>;
async function open(
  start: Partial<Values> = {},
  answer: Parameters<typeof stubServer>[0][string] = () => ({ skills: [SQL] }),
) {
  const asked = stubServer(
    new Proxy(
      { [READ]: answer },
      { get: (_all, call: string) => (call.startsWith("GET ") ? answer : undefined) },
    ),
  );
  screen = await drawHook(() => useIt({ name: "", skills: [], ...start }));
  return asked;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const fill = async () => {
  await screen.run(({ fill: run }) => run({ id: "p", name: "Analyst" }));
  await settle();
  return screen.result().form.getValues();
};

test("an empty form gets the profile's name and skills", async () => {
  const asked = await open();
  expect(await fill()).toEqual({ name: "Analyst", skills: [SQL] });
  expect(asked[0]?.query).toMatchObject({ job_profile_id: "p" });
});

test("spaces are no name, and a name that was typed stays", async () => {
  await open({ name: "  " });
  expect((await fill()).name).toBe("Analyst");
  await screen.remove();
  await open({ name: "Planner" });
  expect((await fill()).name).toBe("Planner");
});

test("skills that were chosen stay, and are not asked for", async () => {
  const mine = { ...SQL, level: 5 };
  const asked = await open({ skills: [mine] });
  expect((await fill()).skills).toEqual([mine]);
  expect(asked).toEqual([]);
});

test("skills that are chosen while the profile is read stay", async () => {
  const mine = { ...SQL, level: 5 };
  await open({}, () => {
    screen.result().form.setValue("skills", [mine]);
    return { skills: [SQL] };
  });
  expect((await fill()).skills).toEqual([mine]);
});

test("a profile that cannot be read gives its name alone", async () => {
  await open({}, refused(500));
  expect(await fill()).toEqual({ name: "Analyst", skills: [] });
});
