import { describe } from "vitest";
import list from "../../../lib/words/list.en.json";
import { drawPage } from "../../../test/drawPage.tsx";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../employees.en.json";
import { EmployeeListPage } from "./EmployeeListPage.tsx";

describe("the list of employees", () => {
  testRefetches({
    open: () => drawPage(EmployeeListPage, {}, { employees: words, list }),
    call: "GET /employee",
    answer: () => ({ data: [], total: 0, short_of: [], can: [], assignable_roles: [] }),
    failed: words["load-failed"],
    shown: words["none-yet-title"],
  });
});
