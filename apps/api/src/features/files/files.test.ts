import type { StoredFile } from "@vaardig/contract/files/files";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";
import { uploadFile } from "../../test/uploadFile.ts";

const HOUR_MS = 3_600_000;

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let candidate: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  ({ test, company, people, candidate, outsider } = await buildCast());
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const one = (answer: Answer) => answer.body.payload as StoredFile;

function upload(by: TestUser, text: string, person = by): Promise<Answer> {
  const query = { use_as: "resume", use_for: person.id };
  const bytes = Buffer.from(`Robin Falcon\n\nSKILLS\n${text}`);
  return uploadFile(test, by, { bytes, name: `${text}.txt`, type: "text/plain" }, query);
}

async function listOf(by: TestUser, query: Record<string, string> = {}): Promise<StoredFile[]> {
  const answer = await test.as(by).get("/files", query);
  expect(answer.status).toBe(200);
  return (answer.body.payload as { data: StoredFile[] }).data;
}

const contentOf = (url: string) => test.app.inject({ url });

const workJobs = () => runJobs(test.app.services);

describe("replacing", () => {
  it("keeps one résumé a person, and a job removes the earlier one's bytes", async () => {
    const person = await buildUser(test.db, company);
    const first = one(await upload(person, "welding"));
    const removed = vi.spyOn(test.app.services.files, "remove");
    const second = one(await upload(person, "steel"));
    expect(await listOf(person)).toMatchObject([{ id: second.id, name: "steel.txt" }]);
    expect((await contentOf(first.url)).statusCode).toBe(404);
    expect(removed).not.toHaveBeenCalled();
    await workJobs();
    expect(removed).toHaveBeenCalledOnce();
    const [key = ""] = removed.mock.calls[0] ?? [];
    await expect(test.app.services.files.get(key)).rejects.toMatchObject({ code: "ENOENT" });
    expect((await contentOf(second.url)).statusCode).toBe(200);
    removed.mockRestore();
  });
});

describe("POST files for another person", () => {
  it("is for HR and administrators, and for recruiters with candidates", async () => {
    const employee = await buildUser(test.db, company, { managerId: people.manager.id });
    const allowed = async (person: TestUser) => {
      const roles: Role[] = [];
      for (const role of ROLES)
        if ((await upload(people[role], role, person)).status === 200) roles.push(role);
      return roles;
    };
    expect(await allowed(employee)).toEqual(["admin", "hr_manager"]);
    expect(await allowed(candidate)).toEqual(["admin", "hr_manager", "moderator"]);
  });

  it("logs who added it and who it belongs to", async () => {
    const employee = await buildUser(test.db, company);
    const file = one(await upload(people.hr_manager, "steel", employee));
    expect((await eventsOf(test.db, company, "file.added")).at(-1)).toMatchObject({
      actorId: people.hr_manager.id,
      userId: employee.id,
      subjectId: file.id,
      data: { use_as: "resume" },
    });
  });

  it("does not find another company's person", async () => {
    expect((await upload(people.admin, "steel", outsider)).status).toBe(404);
  });
});

describe("GET files", () => {
  it("lists mine, of one use when asked", async () => {
    const person = await buildUser(test.db, company);
    expect(await listOf(person)).toEqual([]);
    const file = one(await upload(person, "steel"));
    expect(await listOf(person, { use_as: "resume" })).toEqual([file]);
    expect(await listOf(person, { use_as: "profile_pic" })).toEqual([]);
  });

  it("is open to the line, which deletes nothing", async () => {
    const person = await buildUser(test.db, company, { managerId: people.manager.id });
    const { id } = one(await upload(person, "steel"));
    expect(await listOf(people.manager, { user_id: person.id })).toMatchObject([{ id, can: [] }]);
    expect(await listOf(people.admin, { user_id: person.id })).toMatchObject([{ id, can: ["delete"] }]);
    const answer = await test.as(people.manager).get("/files", { user_id: candidate.id });
    expect(answer.status).toBe(403);
  });

  it("logs the reading of another's, which colleagues may not", async () => {
    const person = await buildUser(test.db, company);
    await listOf(person);
    await listOf(people.hr_manager, { user_id: person.id });
    expect((await test.as(people.employee).get("/files", { user_id: person.id })).status).toBe(403);
    const logged = await eventsOf(test.db, company, "files.read");
    expect(logged.filter(({ userId }) => userId === person.id)).toMatchObject([
      { actorId: people.hr_manager.id, userId: person.id },
    ]);
  });

  it("does not find another company's person, and refuses what is no id", async () => {
    expect((await test.as(people.admin).get("/files", { user_id: outsider.id })).status).toBe(404);
    expect((await test.as(people.admin).get("/files", { user_id: "1" })).status).toBe(400);
    expect((await test.as(people.admin).get("/files", { use_as: "logo" })).status).toBe(400);
  });
});

describe("DELETE files", () => {
  const remove = (by: TestUser, id: string) => test.as(by).delete("/files", { id });

  it("removes the file, its text and in a job its bytes, and logs it", async () => {
    const person = await buildUser(test.db, company);
    const file = one(await upload(person, "steel"));
    await workJobs();
    expect((await remove(person, file.id)).status).toBe(200);
    expect(await listOf(person)).toEqual([]);
    expect((await contentOf(file.url)).statusCode).toBe(404);
    expect((await remove(person, file.id)).status).toBe(404);
    const removed = vi.spyOn(test.app.services.files, "remove");
    await workJobs();
    expect(removed).toHaveBeenCalledOnce();
    removed.mockRestore();
    expect((await eventsOf(test.db, company, "file.deleted")).at(-1)).toMatchObject({
      actorId: person.id,
      subjectId: file.id,
    });
  });

  it("is refused to colleagues, the line and other companies", async () => {
    const person = await buildUser(test.db, company, { managerId: people.manager.id });
    const { id } = one(await upload(person, "steel"));
    for (const role of ["employee", "manager", "moderator", "freelancer"] as const) {
      expect([role, (await remove(people[role], id)).status]).toEqual([role, 403]);
    }
    expect((await remove(outsider, id)).status).toBe(404);
    expect((await remove(person, "1")).status).toBe(400);
    expect(await listOf(person)).toHaveLength(1);
  });
});

describe("GET files/content", () => {
  it("answers anyone who has the signed address, without a session", async () => {
    const file = one(await upload(people.employee, "grün"));
    const answer = await contentOf(file.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Robin Falcon");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="gr?n.txt"; filename*=UTF-8''gr%C3%BCn.txt`,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("refuses an address of which any part was changed", async () => {
    const file = one(await upload(people.employee, "steel"));
    const url = new URL(file.url, "http://localhost");
    const changes = {
      id: people.employee.id,
      company: outsider.companyId,
      expires: String(Number(url.searchParams.get("expires")) + HOUR_MS),
      signature: (url.searchParams.get("signature") ?? "").replace(/^./, (letter) =>
        letter === "A" ? "B" : "A",
      ),
    };
    for (const [name, value] of Object.entries(changes)) {
      const query = new URLSearchParams(url.searchParams);
      query.set(name, value);
      const answer = await contentOf(`${url.pathname}?${query}`);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 410, "link_expired"]);
    }
  });

  it("refuses an address after its time", async () => {
    const file = one(await upload(people.employee, "steel"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 59 * 60_000 });
    expect((await contentOf(file.url)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 32 * 60_000);
    expect((await contentOf(file.url)).json()).toMatchObject({ code: "link_expired" });
  });

  it("refuses an address with parts missing, and finds no file under another company", async () => {
    const file = one(await upload(people.employee, "steel"));
    expect((await contentOf(`/api/files/content?id=${file.id}`)).statusCode).toBe(400);
    const genuine = fileUrl(test.app.services.secrets, outsider.companyId, file.id);
    expect((await contentOf(genuine)).statusCode).toBe(404);
  });
});

it.each(["GET", "POST", "DELETE"] as const)(
  "%s files asks for a session, and is not for staff",
  async (method) => {
    const headers = { authorization: `Bearer ${test.as(people.staff).token}` };
    expect((await test.ask(method, "/files")).status).toBe(401);
    expect((await test.ask(method, "/files", { headers })).status).toBe(403);
  },
);
