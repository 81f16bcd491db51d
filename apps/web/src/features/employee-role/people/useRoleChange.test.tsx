import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../employee-role.en.json";
import { useRoleChange } from "./useRoleChange.ts";

const ANN: EmployeeRole = {
  id: "ann",
  name: "Ann Bos",
  email: "ann@mail.example",
  system_role: "moderator",
  status: "active",
  version: 1,
  can: ["change_role"],
};

let screen: HookOnScreen<ReturnType<typeof useRoleChange>>;
let sent: Sent[];
let answer: (one: Sent) => unknown;
beforeEach(async () => {
  answer = ({ body }) => ({ ...ANN, system_role: body.system_role, version: Number(body.version) + 1 });
  sent = recordSent((one) => answer(one));
  screen = await drawHook(useRoleChange, { "employee-role": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("undo gives back the level before and what was handed over, at the version of the change", async () => {
  await screen.run(({ change }) => change(ANN, "manager", "bo"));
  expect(screen.message()).toBe("Ann Bos is now Manager");
  await screen.undo();
  expect(screen.message()).toBe("Ann Bos is Recruitment Manager again");
  expect(sent.map(({ body }) => body)).toEqual([
    { user_id: "ann", system_role: "manager", version: 1, hand_over_to: "bo" },
    { user_id: "ann", system_role: "moderator", version: 2, take_back: true },
  ]);
});

test("a refusal is shown, and offers no undo", async () => {
  answer = () => refusal("stale_version", "Changed by someone else");
  await screen.run(({ change }) => change(ANN, "manager"));
  expect(screen.message()).toBe("Changed by someone else");
  await screen.undo();
  expect(sent).toHaveLength(1);
});
