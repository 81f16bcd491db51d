import type { Department, Role } from "@vaardig/contract/organization/organization";
import { afterEach, describe, expect, test, vi } from "vitest";
import { draw, fieldOf, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testShowsBothVersions } from "../../../test/testShowsBothVersions.ts";
import words from "../organization.en.json";
import { UnitDrawer } from "./UnitDrawer.tsx";

const DEPARTMENT: Department = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Harbour",
  lead: null,
  people_count: 0,
  teams_count: 0,
  roles_count: 0,
  version: 1,
  can: ["edit"],
};

async function open() {
  const now = { ...DEPARTMENT, version: 2, name: "Harbour, theirs" };
  const sent = openServer("/department", { "/department": () => ({ data: [now], total: 1, can: [] }) });
  const of = { kind: "department", unit: DEPARTMENT } as const;
  const drawer = <UnitDrawer kind="department" of={of} start={{}} onClose={() => undefined} />;
  return { sent, screen: await draw(drawer, { organization: words }) };
}

const ROLE: Role = {
  id: DEPARTMENT.id,
  name: "Engineer",
  department: null,
  team: null,
  people_count: 0,
  version: 1,
  job_profile: { id: DEPARTMENT.id, name: "Engineering" },
  parent: null,
  can: ["edit"],
};

describe("a role", () => {
  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("in a circle is shown with its chain, at the field that makes it", async () => {
    const sent = openServer("/role");
    const of = { kind: "role", unit: ROLE } as const;
    const drawer = <UnitDrawer kind="role" of={of} start={{}} onClose={() => undefined} />;
    screen = await draw(drawer, { organization: words });
    await type(words.fields.name, "Head");
    await press(words.edit.save);
    const chain = "This would create a loop: Head → Engineer → Head";
    await sent[0]?.refuse(400, "validation", { parent_id: chain });
    const parent = fieldOf(words.fields.parent_id);
    expect(parent.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(`${parent.getAttribute("aria-describedby")}`)?.textContent).toBe(chain);
  });
});

describe("a department", () => {
  testShowsBothVersions({
    open,
    title: words.conflict.title,
    save: words.edit.save,
    field: { label: words.fields.name, name: "name", theirs: "Harbour, theirs" },
  });
});
