import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressQuery, drawPage, pressNamed } from "../../../test/drawPage.tsx";
import { choose, type OnScreen, openSelect, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import { AccessPanel } from "../access/AccessPanel.tsx";
import words from "../employee-role.en.json";
import { EmployeeRolePage } from "./EmployeeRolePage.tsx";

const ACCESS = {
  data: [
    {
      key: "goals",
      label: "Goals",
      grants: {
        employee: [{ scope: "own", verbs: ["view", "edit"], note: null }],
        manager: [{ scope: "line", verbs: ["view"], note: "not drafts" }],
      },
    },
  ],
};
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(() => {
  replies = {
    "GET /employee_role": () => ({ data: [], total: 0, roles: [], statuses: [] }),
    "GET /employee_role/matrix": () => ACCESS,
    "GET /employee_role/activity": () => ({ data: [], total: 0 }),
  };
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async (at = "/") => {
  server = serve(replies);
  screen = await drawPage(EmployeeRolePage, { at }, { "employee-role": words }, signedInAs("admin"));
  await settle();
};
const called = () => new Set(server.all.map(({ call }) => call));
/** The rows of the wide table, with their cells. */
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent),
  );

test("each tab has its own content and address, and takes no filter of another along", async () => {
  await open("/?tab=nothing&role=admin&search=q");
  expect(called()).toContain("GET /employee_role");
  await pressNamed(words.tabs.access);
  expect(addressQuery()).toBe("?tab=access");
  expect(called()).not.toContain("GET /employee_role/activity");
  await pressNamed(words.tabs.activity);
  expect(addressQuery()).toBe("?tab=activity");
  expect(called()).toContain("GET /employee_role/activity");
  await pressNamed(words.tabs.people);
  expect(addressQuery()).toBe("");
});

test("what each level may do is listed per level, with its note, and no access as such", async () => {
  await open("/?tab=access");
  const [goals] = rows();
  expect(goals?.[0]).toBe("Goals");
  expect(goals).toContain("Ownview, edit");
  expect(goals).toContain("Reporting lineview (not drafts)");
  const none = document.querySelectorAll(`tbody tr [aria-label="${words.access.none}"]`);
  expect(none).toHaveLength((goals?.length ?? 0) - 3);
});

test("a phone shows one level at a time, which is in the address", async () => {
  await open("/?tab=access");
  const last = () => [...document.querySelectorAll("dd")].at(-1)?.textContent;
  expect(last()).toBe("Ownview, edit");
  await openSelect(words.role);
  await choose("Manager");
  expect(addressQuery()).toContain("role=manager");
  expect(last()).toBe("Reporting lineview (not drafts)");
});

testRefetches({
  open: () => drawPage(AccessPanel, {}, { "employee-role": words }),
  call: "GET /employee_role/matrix",
  answer: () => ACCESS,
  failed: words.access["load-failed"],
  shown: "Goals",
});
