import { randomUUID } from "node:crypto";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { bulkUploads as uploads } from "../../test/bulkUpload.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";
import { applyUpload } from "./applyUpload.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let files: ReturnType<typeof uploads>;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  files = uploads(test);
});
afterAll(() => test.close());

const HEADER = "first_name,last_name,email,system_role";
const address = () => `p-${randomUUID().slice(0, 8)}@example.com`;
const personOf = async (email: string) => {
  const rows = await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.email, email)));
  return rows[0];
};

describe("applying", () => {
  const lines = (emails: string[]) => [HEADER, ...emails.map((email) => `A,B,${email},employee`)].join("\n");
  const countOf = async (emails: string[]) =>
    (await Promise.all(emails.map(personOf))).filter(Boolean).length;

  it("continues after a crash where it was, and duplicates nothing", async () => {
    const emails = Array.from({ length: 600 }, address);
    const { id } = await files.check(people.admin, lines(emails));
    await test.as(people.admin).post("/bulk_upload/confirm", { id });
    const { services } = test.app;
    let connections = 0;
    const dying = {
      ...services,
      db: { ...services.db, pool: Object.create(services.db.pool) },
    };
    dying.db.pool.connect = async () => {
      const client = await services.db.pool.connect();
      connections += 1;
      // One for each step: the second ends with all its work done and nothing kept.
      if (connections === 2)
        vi.spyOn(client, "query").mockImplementation((...given: unknown[]) => {
          if (given[0] === "commit") return Promise.reject(new Error("killed"));
          return Reflect.apply(pg.Client.prototype.query, client, given);
        });
      return client;
    };
    await expect(applyUpload(dying, { companyId: company.id, id })).rejects.toThrow("killed");
    vi.restoreAllMocks();
    const between = await files.read(people.admin, id);
    expect(between).toMatchObject({ state: "applying", done: 250, total: 600 });
    expect(await countOf(emails)).toBe(250);
    await Promise.all([1, 2].map(() => applyUpload(services, { companyId: company.id, id })));
    expect(await files.read(people.admin, id)).toMatchObject({
      state: "applied",
      done: 600,
      counts: { new: 600 },
    });
    expect(await countOf(emails)).toBe(600);
    const added = await eventsOf(test.db, company, "employee.added");
    expect(added.filter(({ subjectId }) => subjectId === id)).toHaveLength(600);
  });

  it("leaves alone who was changed after the file was shown, and says so", async () => {
    const [person, taken] = [await buildUser(test.db, company), address()];
    const csv = `${HEADER}\nNew,Person,${person.email},employee\nA,B,${taken},employee`;
    const { id } = await files.check(people.admin, csv);
    await inCompany(test.db, company.id, (tx) =>
      tx.update(users).set({ firstName: "Else" }).where(eq(users.id, person.id)),
    );
    await buildUser(test.db, company, { email: taken, firstName: "Early" });
    expect(await files.apply(people.admin, id)).toMatchObject({
      state: "applied",
      counts: { error: 2, new: 0 },
    });
    expect(await personOf(person.email)).toMatchObject({ firstName: "Else" });
    expect(await personOf(taken)).toMatchObject({ firstName: "Early" });
    expect((await files.rows(people.admin, id, "error"))[0]?.errors).toEqual({
      email: "This person was changed in the meantime; upload the file again",
    });
  });

  it("is done once however often it is confirmed, and stops when it is cancelled", async () => {
    const emails = [address(), address()];
    const { id } = await files.check(people.admin, lines(emails));
    const confirm = () => test.as(people.admin).post("/bulk_upload/confirm", { id });
    expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await test.as(people.admin).delete("/bulk_upload", { id })).status).toBe(200);
    await runJobs(test.app.services);
    expect(await countOf(emails)).toBe(0);
    expect((await confirm()).status).toBe(409);
  });

  it("ends the sessions of people whose access level changes, and removes the file", async () => {
    const person = await buildUser(test.db, company);
    const removed = vi.spyOn(test.app.services.files, "remove");
    const { id } = await files.check(people.admin, `${HEADER}\nTest,Person,${person.email},manager`);
    await files.apply(people.admin, id);
    expect((await test.as(person).get("/auth/session")).status).toBe(401);
    expect(removed).toHaveBeenCalledOnce();
    removed.mockRestore();
  });
});
