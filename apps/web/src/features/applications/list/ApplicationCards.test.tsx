import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { afterEach, expect, test, vi } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import type { ApplicationActs } from "../acts/useActs.tsx";
import words from "../applications.en.json";
import { ApplicationCards } from "./ApplicationCards.tsx";
import type { ListProps } from "./ApplicationTable.tsx";

const rowOf = (name: string, more: Partial<ApplicationListRow> = {}) =>
  ({ ...buildCard(name), vacancy: { id: "v", name: "Analyst" }, owner: null, ...more }) as ApplicationListRow;
let screen: OnScreen;
afterEach(() => screen.remove());

test("each card names the person, the job and what comes next, and opens the application", async () => {
  const onOpen = vi.fn();
  const next_action: ApplicationListRow["next_action"] = {
    kind: "interview",
    title: null,
    task_type: null,
    at: "2099-01-05T09:00:00.000Z",
  };
  const rows = [rowOf("Noor Visser", { next_action }), rowOf("Jan Smit")];
  const given = { rows, isFetching: false, acts: {} as ApplicationActs, onOpen } as unknown as ListProps;
  screen = await draw(<ApplicationCards {...given} />, { applications: words });
  const [first, second] = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(first).toMatch(/Noor Visser.*Analyst.*5 Jan/);
  expect(second).toContain("Jan Smit");
  expect(second).not.toContain("·");
  await pressNamed("Jan Smit");
  expect(onOpen.mock.calls).toEqual([["Jan Smit"]]);
});
