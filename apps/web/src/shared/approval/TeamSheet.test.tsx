import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildUser } from "../../test/builders.ts";
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
import { signedInAs } from "../../test/signedInAs.ts";
import { stubServer } from "../../test/stubServer.ts";
import words from "./approval.en.json";
import { TeamSheet } from "./TeamSheet.tsx";

type Team = ComponentProps<typeof TeamSheet>["team"];
const person = (name: string, id = name) => ({ id, name, photo_url: null });
const [ANN, BO, CAS] = [person("Ann"), person("Bo"), person("Cas")];
const team = (more: Partial<Team> = {}) =>
  ({ owner: ANN, co_owners: [BO], members: [CAS], ...more }) as Partial<Team> as Team;

let screen: OnScreen;
const onSave = vi.fn<(ids: object) => Promise<unknown>>();
const onClose = vi.fn();
const open = async (of: Team, role: "admin" | "manager" = "manager") => {
  onSave.mockReset().mockResolvedValue({});
  onClose.mockReset();
  stubServer({ "GET /people": () => ({ data: [ANN, BO, CAS], total: 3 }) });
  const sheet = <TeamSheet of="vacancy" team={of} onSave={onSave} onClose={onClose} />;
  screen = await draw(sheet, { approval: words }, signedInAs(role));
};
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const add = async (label: string, name: string) => {
  await act(async () => fieldOf(label).focus());
  await type(label, name);
  await settle(500);
  const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
  await act(async () => options.find(({ textContent }) => textContent?.includes(name))?.click());
  await settle();
};
const close = async () => {
  await act(async () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    document.querySelector("[role=dialog]")?.dispatchEvent(key);
  });
  await settle();
};

test("saves the ids of all three parts, and says so", async () => {
  await open(team());
  await pressNamed("Remove Bo");
  await press("Save");
  expect(onSave).toHaveBeenCalledWith({ owner_id: "Ann", co_owner_ids: [], member_ids: ["Cas"] });
  expect(screen.message()).toBe(words.team.saved);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a member made co-owner is a change that closing asks about", async () => {
  await open(team());
  await close();
  expect(onClose).toHaveBeenCalledOnce();
  await pressNamed("Remove Cas");
  await add(words.team["add-co-owner"], "Cas");
  await close();
  expect(isAsked("without saving")).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test("without an owner it cannot be saved; a refusal is said, and can be tried again", async () => {
  await open(team({ owner: null }));
  expect(findButton("Save")?.disabled).toBe(true);
  await screen.remove();
  await open(team());
  const fields = { member_ids: "Cas has left" };
  onSave.mockRejectedValueOnce({ status: 400, code: "validation_failed", message: "Check", fields });
  await press("Save");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Cas has left");
  expect(onClose).not.toHaveBeenCalled();
  expect(findButton("Save")?.disabled).toBe(false);
});

test("who takes himself out is warned, except an administrator, who keeps the right to it", async () => {
  const me = person("Anna", buildUser().id);
  await open(team({ members: [me] }));
  expect(said()).not.toContain("You are handing this over");
  await pressNamed("Remove Anna");
  expect(said()).toContain("You are handing this over: once saved you no longer work on it. Ann can");
  await screen.remove();
  await open(team({ members: [me] }), "admin");
  await pressNamed("Remove Anna");
  expect(said()).not.toContain("You are handing this over");
});

test("a team is saved once, also when it is pressed again while it is under way", async () => {
  await open(team());
  onSave.mockReturnValue(new Promise(() => undefined));
  await pressNamed("Remove Bo");
  await press("Save");
  expect(findButton("Save")?.disabled).toBe(true);
  await press("Save");
  expect(onSave).toHaveBeenCalledOnce();
});
