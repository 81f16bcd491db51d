import { describe } from "vitest";
import { drawPage } from "../../../test/drawPage.tsx";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../dashboard.en.json";
import { DashboardPage } from "./DashboardPage.tsx";

describe("a dashboard", () => {
  testRefetches({
    open: () => drawPage(DashboardPage, {}, { dashboard: words }),
    call: "GET /dashboard",
    answer: () => ({ todo: [], figures: [], hiring: [], first_steps: [] }),
    failed: words["load-failed"],
    shown: words["todo-none"],
  });
});
