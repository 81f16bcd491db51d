import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestUser } from "../../../test/factories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let kept: TestUser;
let merged: TestUser;
beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const record = { systemRole: "freelancer", account: false, firstName: "Anna" } as const;
  kept = await buildUser(test.db, company, { ...record, lastName: "Bos", phone: "06 1234 5678" });
  merged = await buildUser(test.db, company, { ...record, lastName: "de Bos", phone: "+31612345678" });
});
afterAll(() => test.close());

const post = (path: string, body: object, by = people.moderator) =>
  test.as(by).post(`/candidate_list/${path}`, body);

describe("duplicates", () => {
  it("are shown before someone is added: by address, by the end of the number, by name", async () => {
    const check = async (given: object) => (await post("duplicates/check", given)).body.payload;
    expect(await check({ email: kept.email.toUpperCase() })).toMatchObject({
      data: [{ candidate: { id: kept.id }, signs: ["email"] }],
    });
    expect(await check({ phone: "0031 6 12 34 56 78", first_name: "ánna", last_name: "BÖS" })).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          candidate: expect.objectContaining({ id: kept.id }),
          signs: ["phone", "name"],
        }),
      ]),
    });
    expect(await check({ email: people.admin.email })).toEqual({ data: [], colleague: true });
    expect(await check({ phone: "12" })).toEqual({ data: [], colleague: false });
  });

  it("are listed as pairs until a recruiter says that they are two, and again when that is taken back", async () => {
    const isPair = async (kept_apart: boolean) => {
      const query = { user_id: kept.id, size: 100, kept_apart };
      const answer = await test.as(people.hr_manager).get("/candidate_list/duplicates", query);
      return (answer.body.payload as { data: { candidates: { id: string }[] }[] }).data.some(
        ({ candidates }) => candidates.every(({ id }) => id === kept.id || id === merged.id),
      );
    };
    const lists = async () => [await isPair(false), await isPair(true)];
    const user_ids = [merged.id, kept.id];
    expect(await lists()).toEqual([true, false]);
    expect((await post("duplicates/keep_apart", { user_ids })).status).toBe(200);
    expect(await lists()).toEqual([false, true]);
    expect((await post("duplicates/suspect_again", { user_ids }, people.hr_manager)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await post("duplicates/suspect_again", { user_ids }, foreign)).status).toBe(404);
    expect((await post("duplicates/suspect_again", { user_ids: [kept.id] })).status).toBe(400);
    expect((await post("duplicates/suspect_again", { user_ids: user_ids.toReversed() })).status).toBe(200);
    expect(await lists()).toEqual([true, false]);
    expect((await post("duplicates/keep_apart", { user_ids })).status).toBe(200);
    expect(await lists()).toEqual([false, true]);
  });
});
