import type { OwnAddressChange } from "@vaardig/contract/employees/addressChanges";
import type { Employee } from "@vaardig/contract/employees/employees";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLink } from "../../../domain/accounts/links/createLink.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { mailsTo, secretIn } from "../../../test/mailsTo.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../../test/passwordForTests.ts";
import { tokenFrom } from "../../../test/tokenFrom.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let next: string;
let serial = 0;

beforeAll(async () => {
  test = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(test.db, { name: "Noordlicht" });
  people = await buildEveryRole(test.db, company);
  person = await buildUser(test.db, company, {
    managerId: people.manager.id,
    passwordHash: await passwordForTests(),
  });
  serial += 1;
  next = `next-${serial}@example.com`;
});
afterAll(() => test.close());

const record = (answer: Answer) => answer.body.payload as Employee;
const change = (by: TestUser, of = person, email = next) =>
  test.as(by).put("/user", { id: of.id, version: 1, email });
const own = async (of = person) =>
  ((await test.as(of).get("/account/address_change")).body.payload as { change: OwnAddressChange | null })
    .change;
const answer = (agree: boolean, of = person) => test.as(of).post("/account/address_change", { agree });
const byLink = (secret: string, agree?: boolean) =>
  test.ask("POST", "/address_change", { body: { secret, agree } });
const subjects = async (address: string) => (await mailsTo(test.db, address)).map(({ subject }) => subject);
const oldSecret = async (of = person) => secretIn((await mailsTo(test.db, of.email)).at(-1));
const kinds = async (kind: string) =>
  (await eventsOf(test.db, company, `employee.${kind}`)).map(({ actorId, userId }) => [actorId, userId]);

async function signIn(email: string, password = PASSWORD_FOR_TESTS) {
  const body = { email, password, token: await tokenFrom(test) };
  return (await test.ask("POST", "/auth/login", { body })).status;
}

describe("another address of someone who has been in", () => {
  it("waits: nothing changes, the old address is asked, the new one gets nothing", async () => {
    const saved = await change(people.hr_manager);
    expect(record(saved)).toMatchObject({ email: person.email, version: 1, pending_email: { email: next } });
    expect(await signIn(person.email)).toBe(200);
    expect(await signIn(next)).toBe(401);
    expect(await subjects(person.email)).toEqual(["A new email address for your account?"]);
    expect(await subjects(next)).toEqual([]);
    expect(await kinds("address_change_requested")).toEqual([[people.hr_manager.id, person.id]]);
    // A forgotten password is answered where it was before.
    expect((await test.as(person).get("/auth/session")).status).toBe(200);
  });

  it("takes effect when the signed-in person confirms, who sees a notice", async () => {
    await change(people.hr_manager);
    const session = await test.as(person).get("/auth/session");
    expect(session.body.payload).toMatchObject({ notice: { kind: "confirm_email" } });
    expect(await own()).toMatchObject({
      email: next,
      requested_by: "Test Person",
      can: ["confirm", "refuse"],
    });
    expect((await answer(true)).status).toBe(200);
    expect(await own()).toBeNull();
    expect(await signIn(next)).toBe(200);
    expect(await signIn(person.email)).toBe(401);
    const told = "The email address of your account was changed";
    expect(await subjects(next)).toEqual([told]);
    expect((await subjects(person.email)).at(-1)).toBe(told);
    // The new address learns where its account is; the earlier one is not its reader's business.
    expect((await mailsTo(test.db, next))[0]?.text).not.toContain(person.email);
    expect((await mailsTo(test.db, person.email)).at(-1)?.text).toContain(person.email);
    expect(await kinds("address_changed")).toEqual([[person.id, person.id]]);
    expect((await answer(true)).body.code).toBe("conflict");
  });

  it("takes effect from the old address, once, and ends the sessions", async () => {
    await change(people.admin);
    const secret = await oldSecret();
    const asked = { company: "Noordlicht", old_email: person.email, email: next };
    expect((await byLink(secret)).body.payload).toEqual({ ...asked, agreed: null });
    expect((await byLink(secret)).body.payload).toEqual({ ...asked, agreed: null });
    const answers = await Promise.all([byLink(secret, true), byLink(secret, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await signIn(next)).toBe(200);
    expect((await test.as(person).get("/auth/session")).status).toBe(401);
  });

  it.each(["session", "link"])(
    "is refused by the person, by %s, and then the link works no more",
    async (by) => {
      await change(people.hr_manager);
      const secret = await oldSecret();
      const refused = by === "session" ? await answer(false) : await byLink(secret, false);
      expect(refused.status).toBe(200);
      expect((await byLink(secret, true)).status).toBe(410);
      expect((await answer(true)).body.code).toBe("conflict");
      expect(await signIn(person.email)).toBe(200);
      expect(await kinds("address_change_refused")).toEqual([[person.id, person.id]]);
    },
  );

  it("is not confirmed by the session that asked for it: an administrator's own needs the old address", async () => {
    const { admin } = people;
    expect(record(await change(admin, admin)).email).toBe(admin.email);
    expect(await own(admin)).toMatchObject({ email: next, can: ["refuse"], requested_by: null });
    expect((await answer(true, admin)).status).toBe(403);
    expect((await test.as(admin).get("/auth/session")).body.payload).toMatchObject({ notice: null });
    expect((await byLink(await oldSecret(admin), true)).status).toBe(200);
  });

  it("leaves what else was saved with it saved", async () => {
    const saved = await test
      .as(people.admin)
      .put("/user", { id: person.id, version: 1, email: next, phone: "1" });
    expect(record(saved)).toMatchObject({ email: person.email, phone: "1", version: 2 });
    const [event] = (await eventsOf(test.db, company, "employee.changed")).filter(
      ({ userId }) => userId === person.id,
    );
    expect(event?.data).toEqual({ fields: ["phone"] });
  });

  it("is sent again with a link that voids the first, and withdrawn", async () => {
    await change(people.hr_manager);
    const first = await oldSecret();
    const again = await test.as(people.admin).post("/user/address_change", { user_id: person.id });
    expect(record(again).pending_email?.email).toBe(next);
    expect((await byLink(first)).status).toBe(410);
    const second = await oldSecret();
    expect((await byLink(second)).status).toBe(200);
    const gone = await test.as(people.hr_manager).delete("/user/address_change", {}, { user_id: person.id });
    expect(record(gone).pending_email).toBeNull();
    expect((await byLink(second, true)).status).toBe(410);
    expect(await own()).toBeNull();
    expect(await kinds("address_change_withdrawn")).toEqual([[people.hr_manager.id, person.id]]);
    for (const method of ["post", "delete"] as const) {
      const late =
        method === "post"
          ? await test.as(people.admin).post("/user/address_change", { user_id: person.id })
          : await test.as(people.admin).delete("/user/address_change", {}, { user_id: person.id });
      expect(late).toMatchObject({ status: 409, body: { code: "conflict" } });
    }
  });

  it("is only the newest one, and its link none of an earlier", async () => {
    await change(people.hr_manager);
    const first = await oldSecret();
    const later = `later-${serial}@example.com`;
    await change(people.admin, person, later);
    expect((await byLink(first, true)).status).toBe(410);
    expect(await own()).toMatchObject({ email: later });
    await answer(true);
    expect(await signIn(later)).toBe(200);
  });

  it("lapses after its days, and when the person is deactivated", async () => {
    await change(people.hr_manager);
    const secret = await oldSecret();
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query(
        "update address_changes set expires_at = now() - interval '1 second' where user_id = $1",
        [person.id],
      ),
    );
    expect((await byLink(secret, true)).status).toBe(410);
    expect((await answer(true)).body.code).toBe("conflict");
    expect(await own()).toBeNull();
    await change(people.hr_manager);
    const fresh = await oldSecret();
    await test.as(people.admin).post("/employee/deactivate", { selection: { user_ids: [person.id] } });
    expect((await byLink(fresh, true)).status).toBe(410);
    expect((await change(people.admin)).status).toBe(403);
    await test.as(people.admin).post("/employee/reactivate", { selection: { user_ids: [person.id] } });
    expect((await byLink(fresh, true)).status).toBe(410);
  });

  it("is refused where someone has the address, now or by the time it is confirmed", async () => {
    const elsewhere = await buildUser(test.db, await buildCompany(test.db));
    for (const { email } of [people.employee, elsewhere]) {
      const taken = await change(people.admin, person, email);
      expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });
      expect(Object.keys(taken.body.fields ?? {})).toEqual(["email"]);
    }
    await change(people.admin);
    await buildUser(test.db, await buildCompany(test.db), { email: next });
    expect((await answer(true)).body.code).toBe("email_taken");
    expect((await byLink(await oldSecret(), true)).body.code).toBe("email_taken");
    // Nothing was used up: the person can still refuse.
    expect((await answer(false)).status).toBe(200);
  });

  it("voids a reset link that went to the old address", async () => {
    const reset = await acrossCompanies(test.db, (tx) => createLink(tx, person, "reset"));
    await change(people.hr_manager);
    await answer(true);
    const body = {
      email: next,
      email_confirmation: next,
      secret: reset,
      new_password1: "Kanaal-brug-7",
      new_password2: "Kanaal-brug-7",
    };
    expect((await test.ask("POST", "/auth/reset_password", { body })).status).toBe(410);
  });
});

describe("another address of someone who never was in", () => {
  it("holds at once, invites there and no more here, and emails the old address without the new one", async () => {
    const invited = await buildUser(test.db, company, { status: "invited" });
    const old = await acrossCompanies(test.db, (tx) => createLink(tx, invited, "invitation"));
    expect(record(await change(people.hr_manager, invited))).toMatchObject({
      email: next,
      status: "invited",
    });
    const [mail] = await mailsTo(test.db, next);
    expect(mail?.subject).toBe("Noordlicht invites you to Vaardig");
    const [told, ...others] = await mailsTo(test.db, invited.email);
    expect(others).toEqual([]);
    expect(told?.subject).toBe("Your invitation from Noordlicht no longer works");
    expect(told?.text).not.toContain(next);
    const accept = (invite: string) =>
      test.ask("POST", "/auth/set_password", {
        body: { invite, new_password1: "Kanaal-brug-7", new_password2: "Kanaal-brug-7" },
      });
    expect((await accept(old)).status).toBe(410);
    expect((await accept(secretIn(mail))).status).toBe(200);
  });

  it("writes to no one where no one was written to", async () => {
    const added = await buildUser(test.db, company, { status: "not_invited" });
    expect(record(await change(people.hr_manager, added))).toMatchObject({
      email: next,
      status: "not_invited",
    });
    expect([...(await subjects(added.email)), ...(await subjects(next))]).toEqual([]);
  });
});

describe("whose address", () => {
  it("is changed by anyone who may give that access level, and recruiters' by administrators alone", async () => {
    const allowed: string[] = [];
    for (const role of ROLES)
      for (const status of ["active", "invited"] as const)
        for (const by of ["manager", "hr_manager", "admin", "moderator", "employee"] as const) {
          const of = await buildUser(test.db, company, {
            systemRole: role,
            status,
            managerId: people.manager.id,
          });
          serial += 1;
          const { status: code } = await change(people[by], of, `matrix-${serial}@example.com`);
          if (code === 200) allowed.push(`${by} ${status} ${role}`);
          else expect(code).toBe(403);
        }
    expect(allowed.sort()).toEqual(
      [
        ...["employee", "manager", "hr_manager", "admin", "moderator"].flatMap((role) => [
          `admin active ${role}`,
          `admin invited ${role}`,
        ]),
        ...["employee", "manager"].flatMap((role) => [
          `hr_manager active ${role}`,
          `hr_manager invited ${role}`,
        ]),
        "manager invited employee",
      ].sort(),
    );
  });

  it("is not changed of who signed up or left", async () => {
    for (const status of ["unconfirmed", "awaiting_approval", "deactivated"] as const)
      expect((await change(people.admin, await buildUser(test.db, company, { status }))).status).toBe(403);
  });

  it("is no one's of another company, and asks for what it needs", async () => {
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
    await change(people.hr_manager);
    const body = { user_id: person.id };
    expect((await test.as(foreign).post("/user/address_change", body)).status).toBe(404);
    expect((await test.as(foreign).delete("/user/address_change", {}, body)).status).toBe(404);
    expect((await test.as(people.manager).delete("/user/address_change", {}, body)).status).toBe(403);
    expect((await test.as(people.employee).post("/user/address_change", body)).status).toBe(403);
    expect((await test.as(people.admin).post("/user/address_change", { user_id: "1" })).status).toBe(400);
    expect((await test.as(person).post("/account/address_change", {})).status).toBe(400);
    expect((await test.ask("POST", "/account/address_change", { body: { agree: true } })).status).toBe(401);
    expect((await test.ask("GET", "/account/address_change")).status).toBe(401);
    expect((await byLink("z".repeat(43), true)).body.code).toBe("link_unknown");
    const other = await acrossCompanies(test.db, (tx) => createLink(tx, person, "reset"));
    expect((await byLink(other, true)).body.code).toBe("link_unknown");
  });

  it("does not follow a version that is stale, or someone who came in meanwhile", async () => {
    expect(
      await test.as(people.admin).put("/user", { id: person.id, version: 9, email: next }),
    ).toMatchObject({
      body: { code: "stale_version" },
    });
    expect(await own()).toBeNull();
  });
});
