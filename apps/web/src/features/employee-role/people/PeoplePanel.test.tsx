import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../employee-role.en.json";
import { PeoplePanel } from "./PeoplePanel.tsx";

const CALL = "GET /employee_role";
const ADMIN: EmployeeRole = {
  id: "1",
  name: "Anna de Vries",
  email: "anna@mail.example",
  system_role: "admin",
  status: "active",
  version: 1,
  can: [],
};
const found = (total: number, person = ADMIN) => ({
  data: [person],
  total,
  statuses: [],
  roles: [{ system_role: "admin", count: 1 }],
});
/** The people found; none of them is waiting for approval. */
const answers = (page: ReturnType<typeof found>) => ({
  [CALL]: ({ status }: Record<string, string>) => (status ? { ...page, data: [], total: 0 } : page),
});
const open = (at = "/") => drawPage(PeoplePanel, { at }, { "employee-role": words });

describe("the people with an account", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => found(1),
    failed: words["load-failed"],
    shown: ADMIN.name,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("are filtered and paged in the address, and asked for so", async () => {
    const asked = stubServer(answers(found(25)));
    const last = () => asked.findLast(({ call, query }) => call === CALL && query.size === "10")?.query;
    screen = await open();
    await pressNamed(words.role);
    await pressNamed(/^Administrator/);
    expect(addressQuery()).toBe("?role=admin");
    expect(last()).toMatchObject({ system_role: "admin" });
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("");
    await pressNamed("Next page");
    expect(addressQuery()).toBe("?page=1");
    expect(last()).toMatchObject({ page: "1" });
  });

  test("open as the address says", async () => {
    const asked = stubServer(answers(found(1)));
    screen = await open("/?role=admin");
    expect(asked.some(({ query }) => query.system_role === "admin")).toBe(true);
    expect(findNamed("Access level · Administrator")).toBeDefined();
  });

  test("have a role to change but for the only administrator, where the reason is shown", async () => {
    stubServer(answers(found(1)));
    screen = await open();
    expect(said()).toContain("The access level of the only administrator cannot be changed");
    expect(document.querySelector("li button")).toBeNull();
    await screen.remove();
    stubServer(answers(found(1, { ...ADMIN, can: ["change_role"] })));
    screen = await open();
    expect(said()).not.toContain("The access level of the only administrator cannot be changed");
    expect(document.querySelector("li button")).not.toBeNull();
  });
});
