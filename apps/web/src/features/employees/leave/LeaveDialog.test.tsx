import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../employees.en.json";
import type { Impact } from "./LeaveChoice.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const NONE = { vacancies: 0, projects: 0, talent_pools: 0, candidates: 0, tasks: 0 };
const OWNS = { ...NONE, departments: 0, teams: 0, reports: 0 };
const impact = (more: object = {}): Impact =>
  ({
    deactivate: { possible: 2, left_out: [] },
    delete: { possible: 0, left_out: [{ reason: "still_active", count: 4, names: ["Anna", "Bram"] }] },
    owns: { ...OWNS, vacancies: 3, reports: 1 },
    left: { candidates: 0, tasks: 2 },
    successors: ["Carla"],
    ...more,
  }) as unknown as Impact;

let screen: OnScreen | undefined;
let sent: Sent[];
let preview = impact();
let answer: () => unknown = () => ({ user_ids: [ID] });
const onDone = vi.fn();
const onClose = vi.fn();
const open = async (more: Partial<Parameters<typeof LeaveDialog>[0]> = {}) => {
  await screen?.remove();
  sent = recordSent(({ call }) => (/preview|impact/.test(call) ? preview : answer()));
  const asked = {
    selection: { user_ids: [ID] },
    count: 4,
    act: "deactivate",
    acts: ["deactivate", "delete"],
  };
  const props = { ...asked, onDone, onClose, ...more } as Parameters<typeof LeaveDialog>[0];
  screen = await draw(<LeaveDialog {...props} />, { employees: words });
  await settle();
};
beforeEach(() => {
  preview = impact();
  answer = () => ({ user_ids: [ID] });
  vi.clearAllMocks();
});
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`);

test("leaving names what is handed over, its new owner, and what stays behind", async () => {
  await open();
  expect(said()).toContain("3 jobs1 direct report");
  expect(said()).not.toContain("projects");
  expect(said()).toContain("If left empty: their own manager (Carla)");
  expect(said()).toContain("Otherwise 2 open tasks stay where they are.");
  expect(said()).not.toContain("candidates have no owner");
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(findButton("Deactivate 2 people")?.disabled).toBe(false);
  expect(radio("delete")?.disabled).toBe(true);
});

test("what no one can do is not offered, with the reason and the others by number", async () => {
  await open({ act: "delete", acts: ["delete"] });
  expect(said()).toContain("Anna, Bram and 2 more are still active; deactivate them first.");
  expect(said()).not.toContain("To be handed over:");
  expect(findButton("Delete 4 people")?.disabled).toBe(true);
});

test("someone who owns nothing hands nothing over, and without a manager everything comes to the reader", async () => {
  preview = impact({ owns: OWNS });
  await open({ name: "Anna", acts: ["deactivate"], count: 1 });
  expect(said()).toContain("Nothing has to be handed over.");
  expect(said()).toContain("Anna can no longer sign in.");
  expect(radio("delete")).toBeNull();
  preview = impact({ successors: [] });
  await open();
  expect(said()).toContain("If left empty: you, because they have no manager");
});

test("the chosen act is sent for the selection, then it is closed and can be undone", async () => {
  preview = impact({ delete: { possible: 1, left_out: [] } });
  await open();
  await act(async () => radio("delete")?.click());
  expect(findButton("Delete 1 person")).toBeDefined();
  await act(async () => radio("deactivate")?.click());
  await pressNamed("Deactivate 2 people");
  const last = sent.at(-1);
  expect(last?.body).toEqual({ selection: { user_ids: [ID] } });
  expect(screen?.message()).toBe("1 person was deactivated");
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  await screen?.undo();
  expect(sent.at(-1)?.body).toEqual({ selection: { user_ids: [ID] }, take_back: true });
});

test("a refusal stays open with the server's words", async () => {
  answer = () => refusal("conflict", "The last administrator stays");
  await open();
  await pressNamed("Deactivate 2 people");
  expect(said()).toContain("The last administrator stays");
  expect(onClose).not.toHaveBeenCalled();
});

test("people leave once, also when it is pressed again while it is under way", async () => {
  answer = () => new Promise(() => undefined);
  await open();
  const before = sent.length;
  await pressNamed("Deactivate 2 people");
  await pressNamed("Deactivate 2 people");
  expect(sent.length - before).toBe(1);
});
