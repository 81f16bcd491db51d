import type { Employee } from "@vaardig/contract/employees/employees";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { pressIn } from "../../../test/lists.ts";
import { findButton, type OnScreen, press, pressInDialog, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../employees.en.json";
import { EmployeeDetailsPage } from "./EmployeeDetailsPage.tsx";

const ANN = "01890a5d-ac96-774b-bcce-b302099a8050";
const LOTTE = "01890a5d-ac96-774b-bcce-b302099a8051";
const employee = (more: object = {}) =>
  ({
    id: ANN,
    first_name: "Ann",
    last_name: "Bos",
    name: "Ann Bos",
    email: "ann@x.example",
    system_role: "employee",
    status: "deactivated",
    department: { id: "d", name: "Grid" },
    team: null,
    role: null,
    manager: { id: LOTTE, name: "Lotte" },
    join_date: "2020-05-01",
    photo_url: null,
    version: 3,
    can: ["edit", "deactivate", "delete"],
    assignable_roles: [],
    pending_email: null,
    ...more,
  }) as unknown as Employee;
const NONE = { vacancies: 0, projects: 0, talent_pools: 0, candidates: 0, tasks: 0 };
const IMPACT = {
  deactivate: { possible: 1, left_out: [] },
  delete: { possible: 1, left_out: [] },
  owns: { ...NONE, departments: 0, teams: 0, reports: 0 },
  left: { candidates: 0, tasks: 0 },
  successors: ["Carla"],
};
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = { "GET /employee/detail": () => employee() };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (...screens: ("employee-details" | "employee-list")[]) => {
  server = serve(replies);
  screen = await drawPage(
    EmployeeDetailsPage,
    { at: `/${ANN}`, path: "/:candidateId" },
    { employees: words, list: listWords },
    signedInAs("admin", ...screens),
  );
  await settle();
};

test("a person who is not there is told otherwise than a failure, which is read again", async () => {
  const call = Object.keys(replies)[0] ?? "";
  replies[call] = refused(404);
  await open();
  expect(said()).toContain(words.details.missing);
  await screen.remove();
  replies[call] = refused(500);
  await open();
  expect(said()).toContain(words.details["load-failed"]);
  replies[call] = () => employee();
  await pressNamed("Try again");
  expect(said()).toContain("Ann Bos");
  expect(server.all[0]?.query).toEqual({ id: ANN });
});

test("the header is edited by someone who may, and leads to the manager where that page is theirs", async () => {
  await open("employee-details");
  expect(findNamed("Lotte")?.getAttribute("href")).toBe("/admin/employee-details");
  await press(words.actions.edit);
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  await screen.remove();
  replies["GET /employee/detail"] = () => employee({ can: [], pending_email: { email: "new@x.example" } });
  await open();
  expect(findButton(words.actions.edit)).toBeUndefined();
  expect(findNamed("Lotte")).toBeUndefined();
  expect(said()).toContain("new@x.example");
});

const leave = async (entry: string, confirm: string) => {
  replies["POST /employee/impact"] = () => IMPACT;
  replies["DELETE /employee"] = () => ({ user_ids: [ANN] });
  replies["POST /employee/deactivate"] = () => ({ user_ids: [ANN] });
  await open("employee-list");
  await pressIn(/Ann Bos/, entry);
  await settle();
  await pressInDialog(confirm.replace("{{name}}", "Ann Bos"));
  await settle();
};
test("a person who was deleted has no page any more, so the list is next; one who was deactivated stays", async () => {
  await leave(words.actions.deactivate, words.leave["confirm-deactivate-one"]);
  expect(server.commands().at(-1)).toMatchObject({
    call: "POST /employee/deactivate",
    body: { selection: { user_ids: [ANN] } },
  });
  expect(window.location.pathname).toBe(`/${ANN}`);
  await screen.remove();
  await leave(words.actions.delete, words.leave["confirm-delete-one"]);
  expect(server.commands().at(-1)?.call).toBe("DELETE /employee");
  expect(window.location.pathname).toBe("/admin/employee-list");
});
