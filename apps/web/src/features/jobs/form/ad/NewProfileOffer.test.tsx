import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../../../test/builders.ts";
import { draw, findButton, type OnScreen, press, settle } from "../../../../test/onScreen.tsx";
import { openServer } from "../../../../test/openServer.ts";
import words from "../../jobs.en.json";
import { EMPTY_JOB, type JobBody, type JobValues } from "../jobValues.ts";
import { NewProfileOffer } from "./NewProfileOffer.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const CREATE = "Create job profile with 1 skill";

function Offer({ start }: { start: Partial<JobValues> }) {
  const form = useForm<JobValues, unknown, JobBody>({ defaultValues: { ...EMPTY_JOB, ...start } });
  return (
    <>
      <NewProfileOffer form={form} />
      <output>{form.watch("job_profile_id")?.name}</output>
    </>
  );
}

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function open(start: Partial<JobValues>, can: string[] = ["create"]) {
  const saves = openServer("/job_profile", { "/job_profile": () => ({ data: [], total: 0, can }) });
  screen = await draw(<Offer start={start} />, { jobs: words });
  await settle();
  return saves;
}

const skill = buildRequiredSkill();

test("makes the job profile with the skills of the form, and the job asks for it", async () => {
  const saves = await open({ name: "Peatland steward", skills: [skill] });
  expect(document.body.textContent).toContain("no job profile for “Peatland steward” yet");
  await press(CREATE);
  expect(saves[0]?.body).toMatchObject({
    name_en: "Peatland steward",
    name_nl: "Peatland steward",
    skills: [{ skill_id: skill.skill.id, level: skill.level }],
  });
  await saves[0]?.answer({ id: ID, name: "Peatland steward" });
  expect(document.querySelector("output")?.textContent).toBe("Peatland steward");
  expect(findButton(CREATE)).toBeUndefined();
});

test("a refusal is shown and leaves the offer", async () => {
  const saves = await open({ name: "Peatland steward", skills: [skill] });
  await press(CREATE);
  await saves[0]?.refuse(400, "validation_failed", { name_en: "This name is in use" });
  expect(screen.message()).toBe("This name is in use");
  expect(findButton(CREATE)?.disabled).toBe(false);
});

test("is no offer with a profile or without a name", async () => {
  for (const [start, can] of [
    [{ name: "Cook", job_profile_id: { id: ID, name: "Cook" } }, ["create"]],
    [{ name: " " }, ["create"]],
  ] as const) {
    await open(start, [...can]);
    expect(document.body.textContent).not.toContain("no job profile");
    await screen.remove();
  }
});

test("names who to ask for a person who may add none", async () => {
  await open({ name: "Cook" }, []);
  expect(document.body.textContent).toContain("ask HR or an administrator to add it");
  expect(document.querySelector("button")).toBeNull();
});
