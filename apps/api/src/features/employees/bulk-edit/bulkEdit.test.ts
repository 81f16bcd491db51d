import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../domain/people/users.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let grid: { id: string };
let wind: { id: string };
let team: { id: string };
let fitter: { id: string };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const department = await buildDepartment(test.db, company, { name: "Grid" });
  grid = department;
  wind = await buildDepartment(test.db, company, { name: "Wind" });
  team = await buildTeam(test.db, department, { name: "North" });
  fitter = await buildRole(test.db, company, { name: "Fitter", departmentId: grid.id });
});
afterAll(() => test.close());

const inGrid = (more: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { departmentId: grid.id, teamId: team.id, roleId: fitter.id, ...more });
const edit = (by: TestUser, who: TestUser[], given: object) =>
  test.as(by).post("/employee/bulk_edit", { selection: { user_ids: who.map(({ id }) => id) }, ...given });
const undo = (by: TestUser, undo_id: unknown) => test.as(by).post("/employee/bulk_edit/undo", { undo_id });
async function placeOf({ id }: TestUser) {
  const [row] = await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id)));
  return { department: row?.departmentId, team: row?.teamId, role: row?.roleId, manager: row?.managerId };
}
interface Done {
  undo_id: string | null;
  changed: number;
  unchanged: number;
  left_place: number;
  left_out: { reason: string; names: string[] }[];
}
const payload = (answer: { body: { payload?: unknown } }) => answer.body.payload as Done;

describe("POST employee/bulk_edit", () => {
  it("moves people, says who left a team or role, and takes it back", async () => {
    const [one, two] = [await inGrid(), await inGrid({ teamId: null, roleId: null })];
    const answer = await edit(people.hr_manager, [one, two], { department_id: wind.id });
    expect(payload(answer)).toMatchObject({ changed: 2, unchanged: 0, left_place: 1, left_out: [] });
    expect(await placeOf(one)).toMatchObject({ department: wind.id, team: null, role: null });
    const back = await undo(people.hr_manager, payload(answer).undo_id);
    expect(back.body.payload).toEqual({ restored: 2, kept: 0 });
    expect(await placeOf(one)).toMatchObject({ department: grid.id, team: team.id, role: fitter.id });
  });

  it("changes nothing the second time", async () => {
    const one = await inGrid();
    expect(payload(await edit(people.admin, [one], { role_id: null }))).toMatchObject({ changed: 1 });
    const again = payload(await edit(people.admin, [one], { role_id: null }));
    expect(again).toMatchObject({ changed: 0, unchanged: 1, undo_id: null });
  });

  it("leaves out by name who would report to themselves and who works where the role is not", async () => {
    const top = await inGrid({ firstName: "Top", lastName: "One" });
    const below = await inGrid({ managerId: top.id });
    const beside = await inGrid();
    const managed = payload(await edit(people.admin, [top, below, beside], { manager_id: below.id }));
    expect(managed.changed).toBe(1);
    expect(managed.left_out).toEqual([expect.objectContaining({ reason: "manager_cycle", count: 2 })]);
    expect(managed.left_out[0]?.names).toContain("Top One");
    expect(await placeOf(beside)).toMatchObject({ manager: below.id });
    const away = await buildUser(test.db, company, { departmentId: wind.id });
    const given = payload(await edit(people.admin, [away, beside], { role_id: fitter.id }));
    expect(given).toMatchObject({ changed: 0, unchanged: 1, left_out: [{ reason: "role_elsewhere" }] });
  });

  it("keeps on undo what was changed since, and is undone by its author alone", async () => {
    const [one, two] = [await inGrid(), await inGrid()];
    const { undo_id: id } = payload(await edit(people.admin, [one, two], { department_id: wind.id }));
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ departmentId: null }).where(eq(users.id, two.id)),
    );
    expect((await undo(people.hr_manager, id)).status).toBe(404);
    expect((await undo(people.admin, id)).body.payload).toEqual({ restored: 1, kept: 1 });
    expect(await placeOf(two)).toMatchObject({ department: null });
  });

  it("refuses an undo that would close a circle of managers", async () => {
    const [boss, one] = [await inGrid(), await inGrid()];
    await edit(people.admin, [one], { manager_id: boss.id });
    const { undo_id: id } = payload(await edit(people.admin, [one], { manager_id: null }));
    expect(payload(await edit(people.admin, [boss], { manager_id: one.id })).changed).toBe(1);
    expect((await undo(people.admin, id)).status).toBe(409);
    expect(await placeOf(one)).toMatchObject({ manager: null });
  });

  it("keeps managers to their line, and others out", async () => {
    const own = await inGrid({ managerId: people.manager.id });
    const other = await inGrid();
    expect(payload(await edit(people.manager, [own], { department_id: wind.id })).changed).toBe(1);
    expect((await edit(people.manager, [own, other], { department_id: wind.id })).status).toBe(403);
    expect((await edit(people.manager, [own], { manager_id: null })).status).toBe(400);
    expect((await edit(people.manager, [own], { manager_id: other.id })).status).toBe(400);
    expect((await edit(people.employee, [own], { department_id: null })).status).toBe(403);
    expect((await undo(people.employee, own.id)).status).toBe(403);
    const body = { selection: { user_ids: [own.id] } };
    expect((await test.ask("POST", "/employee/bulk_edit", { body })).status).toBe(401);
    expect((await test.ask("POST", "/employee/bulk_edit/undo", { body: { undo_id: own.id } })).status).toBe(
      401,
    );
  });

  it("keeps on undo who left the manager's line since, though their own place is as the edit left it", async () => {
    const lead = await inGrid({ managerId: people.manager.id });
    const [own, below] = [
      await inGrid({ managerId: people.manager.id }),
      await inGrid({ managerId: lead.id }),
    ];
    const { undo_id: id } = payload(await edit(people.manager, [own, below], { department_id: wind.id }));
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ managerId: people.admin.id }).where(eq(users.id, lead.id)),
    );
    expect((await undo(people.manager, id)).body.payload).toEqual({ restored: 1, kept: 1 });
    expect(await placeOf(own)).toMatchObject({ department: grid.id });
    expect(await placeOf(below)).toMatchObject({ department: wind.id });
  });

  it("refuses what does not exist or belongs to another company", async () => {
    const stranger = await buildUser(test.db, await buildCompany(test.db));
    const one = await inGrid();
    expect((await edit(people.admin, [stranger], { department_id: null })).status).toBe(404);
    for (const given of [
      { department_id: one.id },
      { role_id: one.id },
      { manager_id: stranger.id },
      { x: 1 },
    ])
      expect((await edit(people.admin, [one], given)).status).toBe(400);
    expect((await undo(people.admin, "x")).status).toBe(400);
    expect((await undo(people.admin, stranger.id)).status).toBe(404);
  });
});
