// @vitest-environment happy-dom
import type { Department } from "@vaardig/contract/organization";
import { describe } from "vitest";
import { draw } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { showsBothVersions } from "../../../test/showsBothVersions.ts";
import words from "../organization.en.json";
import { UnitDrawer } from "./UnitDrawer.tsx";

const DEPARTMENT: Department = {
  ...{ id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Harbour", lead: null, people_count: 0 },
  ...{ teams_count: 0, roles_count: 0, version: 1, can: ["edit"] },
};

async function open() {
  const now = { ...DEPARTMENT, version: 2, name: "Harbour, theirs" };
  const sent = openServer("/department", { "/department": () => ({ data: [now], total: 1, can: [] }) });
  const of = { kind: "department", unit: DEPARTMENT } as const;
  const drawer = <UnitDrawer kind="department" of={of} start={{}} onClose={() => undefined} />;
  return { sent, screen: await draw(drawer, { organization: words }) };
}

describe("a department", () => {
  showsBothVersions({
    ...{ open, title: words.conflict.title, save: words.edit.save },
    field: { label: words.fields.name, name: "name", theirs: "Harbour, theirs" },
  });
});
