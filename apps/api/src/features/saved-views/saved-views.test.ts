import type { SavedView } from "@vaardig/contract/saved-views/savedViews";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  colleague = await buildUser(test.db, company, { systemRole: "moderator" });
});
afterAll(() => test.close());

const save = (name: string, search: string, by = recruiter) =>
  test.as(by).post("/saved_views", { screen: "candidates", name, search });
const views = async (by: TestUser, screen = "candidates") =>
  ((await test.as(by).get("/saved_views", { screen })).body.payload as { data: SavedView[] }).data;

it("keeps views by name, each once, for their owner and their screen alone", async () => {
  await save("Welders", "search=weld");
  await save("analysts", "search=data");
  await Promise.all([save("Welders", "search=welder"), save("Welders", "search=welder")]);
  expect(await views(recruiter)).toMatchObject([
    { name: "analysts", search: "search=data" },
    { name: "Welders", search: "search=welder" },
  ]);
  expect(await views(recruiter, "expert_finder")).toEqual([]);
  expect(await views(colleague)).toEqual([]);
});

it("is one view whatever the capitals of its name, spelt as last", async () => {
  const by = await buildUser(test.db, company, { systemRole: "moderator" });
  await save("Fitters", "search=a", by);
  await save("FITTERS", "search=b", by);
  expect(await views(by)).toMatchObject([{ name: "FITTERS", search: "search=b" }]);
});

it("renames a view of one's own to a name that is free", async () => {
  const by = await buildUser(test.db, company, { systemRole: "moderator" });
  const { id } = (await save("Old", "search=a", by)).body.payload as SavedView;
  await save("Other", "search=b", by);
  const rename = (name: string, who = by) => test.as(who).put("/saved_views", { id, name });
  expect((await rename("New", colleague)).status).toBe(404);
  expect((await rename(" ")).status).toBe(400);
  expect((await rename("other")).body.fields).toEqual({ name: "This name is in use; choose another" });
  expect((await rename("OLD")).status).toBe(200);
  expect((await rename("New")).body.payload).toMatchObject({ id, name: "New", search: "search=a" });
  expect((await views(by)).map(({ name }) => name)).toEqual(["New", "Other"]);
});

it("forgets a view of one's own", async () => {
  const { id } = (await save("Short", "")).body.payload as SavedView;
  expect((await test.as(colleague).delete("/saved_views", { id })).status).toBe(404);
  expect((await test.as(recruiter).delete("/saved_views", { id })).status).toBe(200);
  expect((await views(recruiter)).some((view) => view.id === id)).toBe(false);
});

it.each([[{ name: " " }], [{ screen: "nowhere" }], [{ search: "x".repeat(8_001) }]])(
  "refuses %j",
  async (more) => {
    const body = { screen: "candidates", name: "A", search: "", ...more };
    expect((await test.as(recruiter).post("/saved_views", body)).status).toBe(400);
  },
);
