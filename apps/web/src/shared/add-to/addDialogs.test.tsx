import { afterEach, describe, expect, test, vi } from "vitest";
import { said, search } from "../../test/drawPage.tsx";
import { pressInSheet, tick } from "../../test/lists.ts";
import { draw, isAsked, type OnScreen, settle, type } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../test/stubServer.ts";
import { AddToJobDialog } from "./AddToJobDialog.tsx";
import { AddToTalentPoolDialog } from "./AddToTalentPoolDialog.tsx";
import words from "./add-to.en.json";

type Answers = Parameters<typeof stubServer>[0];
const JOBS = {
  data: [
    { id: "j1", name: "Cook", department: "Kitchen", location: null, status: "Approved" },
    { id: "j2", name: "Waiter", department: null, location: "Assen", status: "Pending" },
  ],
  total: 60,
};
const POOLS = { data: [{ id: "p1", name: "Sea", people_count: 2, owner_name: "Lotte" }], total: 1 };
const [onClose, onDone] = [vi.fn(), vi.fn()];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
const open = async (
  kind: "jobs" | "pools",
  more: { count?: number; name?: string },
  answers: Answers = {},
): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer({
    "GET /candidate_list/job_vacancies": () => JOBS,
    "GET /talent_pools": ({ search_query: text }) => (text ? { data: [], total: 0 } : POOLS),
    ...answers,
  });
  const Dialog = kind === "jobs" ? AddToJobDialog : AddToTalentPoolDialog;
  const given = { selection: { user_ids: ["a", "b"] }, count: 2, name: undefined, ...more, onClose, onDone };
  screen = await draw(<Dialog {...given} />, { "add-to": words });
  await settle();
  return asked;
};
const added =
  (count: number, already = 0) =>
  () => ({ added: count, already });
const ADD = "POST /candidate_list";

describe("adding people to jobs", () => {
  test("names each job's place, and its state unless it is open, and how many are not shown", async () => {
    const asked = await open("jobs", {});
    expect(isAsked("Add 2 people to job lists")).toBe(true);
    expect(said()).toContain("CookKitchen");
    expect(said()).not.toContain(`Kitchen · ${words.jobs.status.Approved}`);
    expect(said()).toContain(`WaiterAssen · ${words.jobs.status.Pending}`);
    expect(said()).toContain("58 more; search to find them");
    await search(words.jobs.search, "co");
    expect(asked.at(-1)?.query).toEqual({ search_query: "co", size: "50" });
  });

  test("needs a job, and sends all that are ticked with the people", async () => {
    const asked = await open("jobs", {}, { [ADD]: added(3, 1) });
    await pressInSheet(words.jobs.confirm_zero);
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect(writes(asked)).toHaveLength(0);
    await tick("Cook");
    await tick("Waiter");
    await tick("Cook");
    await tick("Cook");
    await pressInSheet("Add to 2 job lists");
    expect(writes(asked)[0]?.body).toEqual({
      job_vacancy_ids: ["j2", "j1"],
      selection: { user_ids: ["a", "b"] },
    });
    expect(screen?.message()).toBe("Added to 3 job lists. 1 was already on it");
    expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test.each([
    [{}, added(2), "2 people added to the job list"],
    [{}, added(0, 2), "They were already added"],
    [{ count: 1, name: "Ann" }, added(1), "Ann added to 1 job list"],
    [{ count: 1, name: "Ann" }, added(0, 1), "Ann was already added"],
  ])("reports the result: %j", async (more, answer, told) => {
    await open("jobs", more, { [ADD]: answer });
    await tick("Cook");
    await pressInSheet("Add to 1 job list");
    expect(screen?.message()).toBe(told);
  });
});

describe("adding people to talent pools", () => {
  const TO = "POST /talent_pools/candidates";
  const NEW = "POST /talent_pools";

  test("can begin with a new pool, which is then ticked; a taken name is refused at its field", async () => {
    const answers: Answers = {
      [NEW]: refused(409, {}, { code: "conflict", fields: { name: "Taken" } }),
      [TO]: added(2),
    };
    const asked = await open("pools", {}, answers);
    expect(said()).toContain("Sea2 people · Lotte");
    await pressInSheet(words.pools.start);
    expect(writes(asked)).toHaveLength(0);
    await type(words.pools.new, "Harbour");
    const all = stubServer({ "GET /talent_pools": () => POOLS, ...answers });
    await pressInSheet(words.pools.start);
    expect(said()).toContain("Taken");
    answers[NEW] = () => ({ id: "new", name: "Harbour" });
    const then = stubServer({ "GET /talent_pools": () => POOLS, ...answers });
    await pressInSheet(words.pools.start);
    expect(writes(then)[0]?.body).toMatchObject({ name: "Harbour" });
    await tick("Sea");
    await pressInSheet("Add to 2 pools");
    expect(writes(then)[1]?.body).toEqual({
      talent_pool_ids: ["new", "p1"],
      selection: { user_ids: ["a", "b"] },
    });
    expect(all.length).toBeGreaterThan(0);
  });

  test("says of none whether none was found or none is there yet", async () => {
    await open("pools", {}, { "GET /talent_pools": () => ({ data: [], total: 0 }) });
    expect(said()).toContain(words.pools["none-yet"]);
    await search(words.pools.search, "zz");
    expect(said()).toContain(words.pools.none);
    expect(said()).not.toContain(words.pools["none-yet"]);
  });

  test.each([
    [{}, added(1, 1), "1 person added to the talent pool. 1 was already in it"],
    [{ count: 1, name: "Ann" }, added(0, 1), "Ann was already in it"],
  ])("reports the result: %j", async (more, answer, told) => {
    await open("pools", more, { [TO]: answer });
    await tick("Sea");
    await pressInSheet("Add to 1 pool");
    expect(screen?.message()).toBe(told);
  });
});

test("people are added once, also when it is pressed again while it is under way", async () => {
  const asked = await open("jobs", {});
  await tick("Cook");
  await pressInSheet("Add to 1 job list");
  await pressInSheet("Add to 1 job list");
  expect(writes(asked)).toHaveLength(1);
});
