import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildUser } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { type OnScreen, pressInDialog, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { offline, refused } from "../../../test/stubServer.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import words from "../employee-role.en.json";
import { PeoplePanel } from "../people/PeoplePanel.tsx";

const person = (name: string, more: Partial<EmployeeRole> = {}): EmployeeRole => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@x.example`,
  system_role: "employee",
  status: "active",
  version: 4,
  can: ["change_role"],
  ...more,
});
const WAITING = person("Wim", { status: "awaiting_approval", can: ["approve"] });

const auth = { ...signedInAs("admin").auth(), user: buildUser({ id: "anna", system_role: "admin" }) };
const SIGNED_IN = { auth: () => auth };

let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
let people: EmployeeRole[];
let waiting: { data: EmployeeRole[]; total: number };
beforeEach(() => {
  people = [person("Anna"), person("Bram")];
  waiting = { data: [], total: 0 };
  replies = {
    "GET /employee_role": ({ query }) => {
      const page = query.status ? waiting : { data: people, total: people.length };
      return { ...page, roles: [], statuses: [] };
    },
    "PUT /employee_role": ({ body }) => ({ ...person("Anna"), system_role: body.system_role, version: 5 }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (Page = PeoplePanel, at = "/") => {
  server = serve(replies);
  screen = await drawPage(Page, { at }, { "employee-role": words }, SIGNED_IN);
};
const choose = async (name: string, now: string, role: string) => {
  await pressNamed(`Change the access level of ${name}, now ${now}`);
  await pressNamed(new RegExp(`^${role}`));
};
const dialog = () => document.querySelector("[role=dialog], [role=alertdialog]")?.textContent ?? "";

test("a level of another is saved at once in the version of the person; the level that is there saves nothing", async () => {
  await open();
  expect(said()).toContain("Anna(you)");
  expect(said()).not.toContain("Bram(you)");
  await choose("Bram", "Employee", "Employee");
  expect(server.commands()).toEqual([]);
  await choose("Bram", "Employee", "HR");
  expect(server.commands()).toEqual([
    { call: "PUT /employee_role", body: { user_id: "bram", system_role: "hr_manager", version: 4 } },
  ]);
  expect(dialog()).toBe("");
});

test("one's own level is asked about first, and can be left", async () => {
  await open();
  await choose("Anna", "Employee", "HR");
  expect(dialog()).toContain("You will be signed out");
  await pressInDialog("Cancel");
  expect(server.commands()).toEqual([]);
  await choose("Anna", "Employee", "HR");
  await pressNamed(/^Change my access level to/);
  expect(server.commands().map(({ body }) => body?.user_id)).toEqual(["anna"]);
  expect(findNamed(/^Change my access level to/)).toBeUndefined();
});

test("a recruiter's work is asked about; a refusal keeps the question, a change ends it", async () => {
  people = [person("Bram", { system_role: "moderator" })];
  replies["GET /employee_role/impact"] = () => ({
    owns: { vacancies: 1, talent_pools: 0, candidates: 0, tasks: 0 },
    recruiters: [{ id: "carla", name: "Carla" }],
  });
  const saved = replies["PUT /employee_role"];
  replies["PUT /employee_role"] = refused(409);
  await open();
  await choose("Bram", "Recruitment Manager", "HR");
  await pressNamed(/^Change to /);
  expect(screen.message()).toBe("Out of order");
  expect(dialog()).toContain("Bram will no longer be a recruiter");
  if (saved) replies["PUT /employee_role"] = saved;
  await pressNamed(/^Change to /);
  expect(server.commands().at(-1)?.body).toMatchObject({ user_id: "bram", hand_over_to: "carla" });
  await vi.waitFor(() => expect(dialog()).toBe(""));
});

test("waiting people are above the list and can be shown alone, without other filters", async () => {
  waiting = {
    data: [WAITING, person("Xia", { can: ["approve"] }), person("Yam", { can: ["approve"] })],
    total: 3,
  };
  await open(PeoplePanel, "/?role=admin&search=q");
  expect(server.reads("/employee_role")).toContainEqual({ status: "awaiting_approval", size: "3" });
  expect(said()).toContain("3 people are waiting for approval");
  expect(findNamed("Show all 3")).toBeUndefined();
  await screen.remove();
  waiting = { ...waiting, total: 4 };
  await open(PeoplePanel, "/?role=admin&search=q");
  await pressNamed("Show all 4");
  expect(addressQuery()).toBe("?status=awaiting_approval");
  expect(said()).not.toContain("4 people are waiting for approval");
  expect(findNamed("Approve Wim")).toBeDefined();
});

test("a sign-up is approved at once, and declined only after a question", async () => {
  waiting = { data: [WAITING], total: 1 };
  replies["POST /employee_role/approve"] = refused(409);
  replies["POST /employee_role/decline"] = () => ({});
  await open();
  const [approve, decline] = ["POST /employee_role/approve", "POST /employee_role/decline"];
  await pressNamed("Approve Wim");
  expect(server.commands()).toEqual([{ call: approve, body: { user_id: "wim" } }]);
  expect(screen.message()).toBe("Out of order");
  replies["POST /employee_role/approve"] = () => ({});
  await pressNamed("Approve Wim");
  expect(screen.message()).toBe("Wim can now sign in");
  await pressNamed("Decline Wim");
  expect(dialog()).toContain("wim@x.example will not be able to sign in");
  expect(server.commands()).toHaveLength(2);
  await pressInDialog("Decline");
  expect(server.commands()[2]).toEqual({ call: decline, body: { user_id: "wim" } });
  expect(screen.message()).toBe("Wim has been declined");
  await vi.waitFor(() => expect(dialog()).toBe(""));
});

const refusal = (kind: string, more: object = {}) => ({
  person: { ...person("Bram"), photo_url: null },
  kind,
  count: 1,
  first_at: "2026-01-05T08:00:00.000Z",
  last_at: "2026-01-05T09:00:00.000Z",
  route: null,
  ...more,
});
test("refusals show their kind, number and last call, and are filtered in the address", async () => {
  replies["GET /employee_role/activity"] = () => ({
    data: [
      refusal("sign_in_failed", { count: 3 }),
      refusal("sign_in_refused"),
      refusal("access_denied", { route: "GET /company" }),
    ],
    total: 25,
  });
  await open(ActivityPanel, "/?kind=unheard-of");
  const calls = () => server.all.filter(({ call }) => call.startsWith("GET")).map(({ query }) => query);
  expect(calls()).toEqual([{ page: "0", size: "20", search_query: "" }]);
  expect(said()).toContain("Wrong password, 3 times");
  expect(said()).toContain("Correct password, but the account is not active");
  expect(said()).toContain("Tried something that this access level does not allowLast: GET /company");
  expect(findNamed("Clear filters")).toBeUndefined();
  await pressNamed("Next page");
  expect(addressQuery()).toContain("page=1");
  await pressNamed("Type");
  await pressNamed("Refused sign-in");
  await search("Search by name or email", "br");
  await settle();
  expect(calls().at(-1)).toEqual({ page: "0", size: "20", search_query: "br", kind: "sign_in_refused" });
  await pressNamed("Clear filters");
  expect(calls().at(-1)).toEqual({ page: "0", size: "20", search_query: "" });
});

test("no refusals is said otherwise than none found; a failure is shown", async () => {
  const call = "GET /employee_role/activity";
  replies[call] = () => ({ data: [], total: 0 });
  await open(ActivityPanel);
  expect(said()).toContain("Nothing was refused");
  await screen.remove();
  await open(ActivityPanel, "/?search=q");
  expect(said()).toContain("No user found");
  await screen.remove();
  replies[call] = offline;
  await open(ActivityPanel);
  expect(said()).toContain("The activity could not be loaded");
});
