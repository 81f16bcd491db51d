import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails } from "../../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import type { TestApp } from "../../../test/buildApp.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { mailNamesTo } from "../../../test/mailsTo.ts";
import { daysAgo, payload, recordScene } from "../../../test/recordScene.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let candidate: TestUser;
const { external, apply, record, status } = recordScene((scene) => {
  ({ test, company, people, candidate } = scene);
});

describe("consent", () => {
  const put = (given: boolean) =>
    test.as(people.moderator).put("/candidate_list/consent", { user_id: candidate.id, given });

  it("is noted, given again and taken back", async () => {
    await record(candidate, { keptFrom: daysAgo(10) });
    expect(payload<CandidateRow>(await put(true)).retention.days_left).toBe(355);
    expect(payload<CandidateRow>(await put(true)).retention.days_left).toBe(365);
    expect(payload<CandidateRow>(await put(false))).toMatchObject({
      consent: "none",
      consent_at: null,
      retention: { days_left: 28 },
    });
    expect(await eventsOf(test.db, company, "candidate.consent_noted")).toHaveLength(2);
  });

  it("is asked by mail, and answered once by the link", async () => {
    const ask = { user_ids: [candidate.id] };
    const answer = await test.as(people.moderator).post("/candidate_list/consent", ask);
    expect(answer.body.payload).toEqual({ asked: 1, no_address: [], unsubscribed: [] });
    expect((await status(candidate)).candidate.consent).toBe("asked");
    const [mail] = await acrossCompanies(test.db, (tx) =>
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.companyId, company.id), eq(mails.userId, candidate.id))),
    );
    const secret = /secret=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const open = (body: object) => test.ask("POST", "/consent", { body });
    expect((await open({ secret })).body.payload).toEqual({
      company: company.name,
      first_name: "Test",
      agreed: null,
      without: { state: "counting", until: expect.any(String) },
    });
    expect((await open({ secret, agree: true })).body.payload).toMatchObject({ agreed: true });
    expect((await status(candidate)).candidate.consent).toBe("given");
    expect(await open({ secret, agree: false })).toMatchObject({ status: 410, body: { code: "link_used" } });
    expect((await open({ secret: "made-up" })).status).toBe(404);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await test.as(foreign).post("/candidate_list/consent", ask)).status).toBe(404);
  });
});

describe("what the question of consent says of no answer", () => {
  const textTo = async (person: { id: string }) => {
    await test.as(people.moderator).post("/candidate_list/consent", { user_ids: [person.id] });
    const [mail] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.userId, person.id)),
    );
    return mail?.text;
  };

  it("names the day where days are counted, in the reader's language", async () => {
    const [english, dutch] = [await external(), await external({ language: "nl" })];
    for (const person of [english, dutch])
      await record(person, { keptFrom: new Date("2030-03-01T12:00:00Z") });
    expect(await textTo(english)).toContain("Without your consent they will be deleted on 29 March 2030.");
    expect(await textTo(dutch)).toContain("Zonder je toestemming worden ze op 29 maart 2030 verwijderd.");
  });

  it("names no application to someone who was put on a list, and no end to an account", async () => {
    await apply(candidate);
    expect(await textTo(candidate)).toContain("after you are no longer considered for a job here");
    const own = await external({ account: true });
    expect(await textTo(own)).toContain("stays until you delete it");
    expect(await textTo(own)).not.toContain("be deleted");
  });

  it("is sent to no one who unsubscribed or has no address, and says who", async () => {
    const away = await external({ firstName: "Ann", email: `${crypto.randomUUID()}@none.invalid` });
    const unsubscribed = await external({ firstName: "Bea" });
    await record(unsubscribed, { unsubscribedAt: daysAgo(1) });
    const ask = { user_ids: [away.id, unsubscribed.id, candidate.id] };
    expect((await test.as(people.moderator).post("/candidate_list/consent", ask)).body.payload).toEqual({
      asked: 1,
      no_address: ["Ann Person"],
      unsubscribed: ["Bea Person"],
    });
    expect(await mailNamesTo(test.db, unsubscribed.email)).toEqual([]);
    expect(await mailNamesTo(test.db, candidate.email)).toEqual(["consent_asked"]);
    const shown = (await status(unsubscribed)).candidate;
    expect(shown).toMatchObject({ unsubscribed_at: expect.any(String) });
    expect(shown.can).not.toContain("ask_consent");
    expect((await status(candidate)).candidate).toMatchObject({
      unsubscribed_at: null,
      can: expect.arrayContaining(["ask_consent"]),
    });
  });
});
