import type { Employee } from "@vaardig/contract/employees/employees";
import { EMPLOYEE_TEXTS, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import words from "../employees.en.json";
import dutch from "../employees.nl.json";
import { EditEmployeeForm } from "./EditEmployeeForm.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const AT = "2026-01-01T00:00:00.000Z";
const PERSON: Employee = {
  id: ID,
  first_name: "Anna",
  last_name: "de Vries",
  name: "Anna de Vries",
  email: "anna@mail.example",
  ...mapTexts(EMPLOYEE_TEXTS, () => null),
  location: "Assen",
  join_date: null,
  system_role: "employee",
  status: "active",
  department: null,
  team: null,
  role: null,
  manager: null,
  photo_url: null,
  version: 1,
  can: [],
  gender: "Undefined",
  job_profile: null,
  language: "en",
  created_at: AT,
  pending_email: null,
  assignable_roles: [],
};

async function open(onClose = () => undefined, reads = {}, person = PERSON) {
  const sent = openServer("/user", reads);
  const screen = await draw(<EditEmployeeForm person={person} onClose={onClose} />, { employees: words });
  return { sent, screen };
}

describe("a person", () => {
  testKeepsInput({ open: () => open(), field: words.fields.location, save: "Save" });

  let screen: OnScreen;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("whose gender is Undefined is shown as not specified, in both languages", async () => {
    ({ screen } = await open());
    expect(document.body.textContent).toContain("Not specified");
    expect(dutch.genders.Undefined).toBe("Niet opgegeven");
  });

  test("keeps the email address locked and says so, unless the reader may change it", async () => {
    ({ screen } = await open());
    expect(fieldOf(words.fields.email).disabled).toBe(true);
    expect(document.body.textContent).toContain(words.form["email-help"]);
    await screen.remove();
    ({ screen } = await open(undefined, {}, { ...PERSON, can: ["change_email"] }));
    expect(fieldOf(words.fields.email).disabled).toBe(false);
    expect(document.body.textContent).not.toContain(words.form["email-help"]);
  });

  test("has work and access locked, each unless the reader may change it", async () => {
    const isLocked = (label: string) => {
      const named = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
      const box = document.getElementById(named?.htmlFor ?? "");
      return box instanceof HTMLInputElement ? box.disabled : box?.getAttribute("aria-disabled") === "true";
    };
    const { department, manager, join_date, system_role } = words.fields;
    const locked = () => [department, manager, join_date, system_role].map(isLocked);
    ({ screen } = await open());
    expect(locked()).toEqual([true, true, true, true]);
    expect(document.body.textContent).toContain(words.form["system_role-help"]);
    await screen.remove();
    ({ screen } = await open(undefined, {}, { ...PERSON, can: ["edit_work"] }));
    expect(locked()).toEqual([false, false, false, true]);
    await screen.remove();
    ({ screen } = await open(undefined, {}, { ...PERSON, can: ["change_role"] }));
    expect(locked()).toEqual([true, true, true, false]);
    expect(document.body.textContent).toContain(words.form["role-change-help"]);
  });

  test.each([
    ["active", words.form["email-confirm-help"]],
    ["invited", words.form["email-invite-help"]],
  ] as const)("that is %s is told what another address leads to", async (status, help) => {
    ({ screen } = await open(undefined, {}, { ...PERSON, status, can: ["change_email"] }));
    expect(document.body.textContent).toContain(help);
  });

  test("says so where the managers cannot be read", async () => {
    const offline = () => {
      throw new TypeError("offline");
    };
    ({ screen } = await open(undefined, { "/people": offline }));
    await type(words.fields.manager, "Petra");
    await settle(500);
    expect(document.body.textContent).toContain("The managers could not be loaded");
  });

  test("stays open with what was typed during the save, and the next save sends that alone", async () => {
    const saved = { ...PERSON, version: 2, location: "Emmen" };
    const onClose = vi.fn(() => undefined);
    const opened = await open(onClose, { "/employee/detail": () => saved });
    ({ screen } = opened);
    const { sent } = opened;
    await type(words.fields.location, "Emmen");
    await press("Save");
    await type(words.fields.phone, "06 1");
    await sent[0]?.answer(saved);
    expect(onClose).not.toHaveBeenCalled();
    expect(fieldOf(words.fields.phone).value).toBe("06 1");
    expect(screen.message()).toContain("Saved, except for what you typed in the meantime");
    await press("Save");
    expect(sent[1]?.body).toEqual({ id: ID, version: 2, phone: "06 1" });
    await sent[1]?.answer({ ...saved, version: 3 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
