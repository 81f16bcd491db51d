import { afterEach, expect, test, vi } from "vitest";
import list from "../../lib/words/list.en.json";
import { addressQuery, findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import words from "./approval.en.json";
import { RecordsPage } from "./RecordsPage.tsx";

let screen: OnScreen;
async function open(rows: string[], at = "/", more: object = {}, canCreate = true) {
  window.history.pushState({}, "", at);
  const read = {
    data: { data: rows, total: rows.length, counts: [] },
    isFetching: false,
    refetch: vi.fn(),
    ...more,
  };
  screen = await draw(
    <RecordsPage
      kind="projects"
      title="Projects"
      description="All of them"
      search="Search"
      create="New project"
      read={read as never}
      size={20}
      failed="Not loaded"
      none={{ title: "None found", description: "Search again" }}
      first={{ title: "No projects yet", description: "Make one" }}
    >
      {(data) => data.map((row) => <p key={String(row)}>{String(row)}</p>)}
    </RecordsPage>,
    { approval: words, list },
    canCreate ? signedInAs("moderator", "create-job") : signedInAs("moderator"),
  );
  await settle();
}
afterEach(async () => screen.remove());
const creates = () => document.querySelectorAll("a[href$='create-job?kind=projects']").length;

test("lists what there is, and leads to a new one of its kind", async () => {
  await open(["Bridge"]);
  expect(said()).toContain("Bridge");
  expect(creates()).toBe(1);
});

test("who cannot create one is not offered it", async () => {
  await open(["Bridge"], "/", {}, false);
  expect(findNamed("New project")).toBeUndefined();
});

test("without any it is offered once, where it says so", async () => {
  await open([]);
  expect(said()).toContain("No projects yet");
  expect(creates()).toBe(1);
});

test("where nothing was found it is said so, and the search is taken away", async () => {
  await open([], "/?search=zz&filter=draft");
  expect(said()).toContain("None found");
  expect(said()).not.toContain("No projects yet");
  expect(creates()).toBe(1);
  await pressNamed("Clear filters");
  expect(addressQuery()).toBe("");
});

test("while it is read again the rows stay, and say that they are busy", async () => {
  await open(["Bridge"], "/", { isFetching: true });
  expect(document.querySelector("[aria-busy=true]")?.textContent).toContain("Bridge");
});
