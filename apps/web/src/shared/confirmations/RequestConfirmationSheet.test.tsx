import { CONFIRMATION_LIMITS, type PossibleResponder } from "@vaardig/contract/confirmations/confirmations";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildPersonSkill } from "../../test/buildPersonSkill.ts";
import { pressNamed, said } from "../../test/drawPage.tsx";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  settle,
  type,
} from "../../test/onScreen.tsx";
import { refused, stubServer } from "../../test/stubServer.ts";
import words from "./confirmations.en.json";
import { RequestConfirmationSheet } from "./RequestConfirmationSheet.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const skill = (name: string): PersonSkill =>
  buildPersonSkill({
    id: `${name}-row`,
    skill: { id: name, name, kind: "skill", group_id: null, group_name: null },
    level: 4,
    can: ["edit", "ask"],
  });
const person = (name: string, overrides: Partial<PossibleResponder> = {}): PossibleResponder => ({
  id: name,
  name,
  photo_url: null,
  title: null,
  relation: "team",
  kind: "endorse",
  asked: [],
  endorsed: [],
  ...overrides,
});
const people = [
  person("Petra", { relation: "manager", kind: "confirm" }),
  person("Anna"),
  person("Bram", { asked: ["welding"] }),
];

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof stubServer>[0] = {}, onClose = () => undefined) {
  const server = { "GET /confirmations/people": () => ({ data: people, total: 3 }), ...answers };
  const asked = stubServer(server);
  screen = await draw(
    <RequestConfirmationSheet
      skills={[skill("welding"), skill("planning")]}
      preset="welding"
      onClose={onClose}
    />,
    {
      confirmations: words,
    },
  );
  await settle(250);
  return { asked, server };
}
const box = (name: string) => {
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent?.includes(name));
  const found = label?.querySelector("input");
  if (!found) throw new Error(`No box "${name}"`);
  return found;
};
const tick = async (name: string) => {
  await act(async () => box(name).click());
  await settle();
};

test("offers the manager first, marks the skill it was opened from, and leaves out who was asked already", async () => {
  await open();
  expect(box("welding").checked).toBe(true);
  expect(box("planning").checked).toBe(false);
  expect(said().indexOf("Petra")).toBeLessThan(said().indexOf("Anna"));
  expect(box("Bram").disabled).toBe(true);
  expect(said()).toContain(words.people.asked);
  expect(findButton(words.ask["send-none"])?.disabled).toBe(true);
});

test("asks the people that were chosen, says so and closes", async () => {
  const onClose = vi.fn();
  const { asked } = await open({ "POST /confirmations": () => ({ ids: [ID] }) }, onClose);
  await tick("Petra");
  await tick("Anna");
  await press("Ask 2 people");
  expect(asked.filter(({ call }) => call === "POST /confirmations")).toHaveLength(1);
  expect(screen?.message()).toBe("2 people asked");
  expect(onClose).toHaveBeenCalled();
});

test("a refusal is shown in the server's words, and what was chosen and typed stays", async () => {
  const fields = { "user_ids.0": "You already asked Anna about welding" };
  await open({ "POST /confirmations": refused(400, {}, { code: "validation_failed", fields }) });
  await tick("Anna");
  await type(words.ask.message, "From the harbour job");
  await press("Ask 1 person");
  expect(said()).toContain(fields["user_ids.0"]);
  expect(fieldOf(words.ask.message).value).toBe("From the harbour job");
  expect(box("Anna").checked).toBe(true);
});

test("as many people as are asked at once can be chosen, and no more", async () => {
  const many = Array.from({ length: CONFIRMATION_LIMITS.people + 1 }, (_, at) => person(`Colleague ${at}.`));
  await open({ "GET /confirmations/people": () => ({ data: many, total: many.length }) });
  for (const { name } of many.slice(0, -1)) await act(async () => box(name).click());
  await settle();
  expect(box(many.at(-1)?.name ?? "").disabled).toBe(true);
  expect(box("Colleague 0.").disabled).toBe(false);
  await tick("Colleague 0.");
  expect(box(many.at(-1)?.name ?? "").disabled).toBe(false);
});

test("what was chosen or typed is not lost by closing, and an untouched sheet closes", async () => {
  const onClose = vi.fn();
  await open({}, onClose);
  await pressNamed("Close");
  expect(onClose).toHaveBeenCalledOnce();
  await tick("Petra");
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test("people are asked once, also when it is pressed again while it is under way", async () => {
  const { asked } = await open();
  await tick("Petra");
  await press("Ask 1 person");
  expect(findButton("Ask 1 person")?.getAttribute("aria-disabled")).toBe("true");
  await press("Ask 1 person");
  expect(asked.filter(({ call }) => call === "POST /confirmations")).toHaveLength(1);
});
