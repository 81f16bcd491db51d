import type { Payload } from "@vaardig/contract/endpoint";
import type { getOnboarding, SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";
import { ROLES } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let person: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { onboardingStep: "languages" });
});
afterAll(() => test.close());

const speak = (languages: unknown) => test.as(person).post("/language", { languages });
const move = (step: string) => test.as(person).put("/onboarding", { step });

async function onboarding(): Promise<Payload<typeof getOnboarding>> {
  const answer = await test.as(person).get("/onboarding");
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof getOnboarding>;
}

async function spoken(): Promise<SpokenLanguage[]> {
  return ((await test.as(person).get("/language")).body.payload as { data: SpokenLanguage[] }).data;
}

describe("the wizard", () => {
  it("knows where I am and what I gave", async () => {
    expect(await onboarding()).toEqual({ step: "languages", languages: [], resume: null });
    await speak([{ language: "nl", level: "Native" }]);
    await move("resume");
    const bytes = Buffer.from("Robin Falcon\n\nSKILLS\nWelding");
    await uploadFile(test, person, { bytes, name: "me.txt", type: "text/plain" });
    await move("skills");
    expect(await onboarding()).toMatchObject({
      step: "skills",
      languages: [{ language: "nl", level: "Native" }],
      resume: { name: "me.txt", use_as: "resume" },
    });
  });

  it("goes back and forth, and logs that it is finished", async () => {
    for (const step of ["skills", "resume", "languages", "done"]) {
      expect((await move(step)).body.payload).toEqual({ step });
      expect((await onboarding()).step).toBe(step);
    }
    expect(await eventsOf(test.db, company, "onboarding.finished")).toMatchObject([{ userId: person.id }]);
  });

  it.each(["", "start", 1])("has no step %j", async (step) => {
    const answer = await test.as(person).put("/onboarding", { step });
    expect(answer).toMatchObject({ status: 400, body: { fields: { step: expect.any(String) } } });
  });

  it("moves no one but me", async () => {
    const other = await buildUser(test.db, company, { onboardingStep: "languages" });
    await move("done");
    expect((await test.as(other).get("/onboarding")).body.payload).toMatchObject({ step: "languages" });
  });
});

describe("POST language", () => {
  it("replaces what I speak, in the order given", async () => {
    await speak([
      { language: "nl", level: "Native" },
      { language: "de", level: "Beginner" },
    ]);
    const answer = await speak([
      { language: "en", level: "Advanced" },
      { language: "nl", level: "Native" },
    ]);
    expect(answer.body.payload).toMatchObject({
      data: [
        { language: "en", level: "Advanced" },
        { language: "nl", level: "Native" },
      ],
      total: 2,
    });
    expect(await spoken()).toEqual((answer.body.payload as { data: unknown }).data);
  });

  it("takes back what it answered", async () => {
    await speak([{ language: "nl", level: "Native" }]);
    expect((await speak(await spoken())).status).toBe(200);
    expect(await spoken()).toMatchObject([{ language: "nl" }]);
  });

  it("takes turns when it is sent twice at once", async () => {
    const languages = [
      { language: "nl", level: "Native" },
      { language: "en", level: "Advanced" },
    ];
    const answers = await Promise.all([1, 2, 3].map(() => speak(languages)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await spoken()).toHaveLength(2);
  });

  it.each([
    ["none", [], "languages"],
    [
      "one twice",
      [
        { language: "nl", level: "Native" },
        { language: "nl", level: "Beginner" },
      ],
      "languages",
    ],
    ["a name for a code", [{ language: "Dutch", level: "Native" }], "languages.0.language"],
    ["a level of skills", [{ language: "nl", level: "Expert" }], "languages.0.level"],
    ["no list", "nl", "languages"],
  ])("refuses %s and keeps what there was", async (_, languages, field) => {
    await speak([{ language: "fr", level: "Beginner" }]);
    const answer = await speak(languages);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await spoken()).toMatchObject([{ language: "fr" }]);
  });
});

describe("POST config/language", () => {
  const storedLanguage = () =>
    acrossCompanies(test.db, async (tx) => {
      const rows = await tx.select({ language: users.language }).from(users).where(eq(users.id, person.id));
      return rows[0]?.language;
    });

  it("changes the language of the product for me", async () => {
    expect((await test.as(person).post("/config/language", { language: "nl" })).body.payload).toEqual({
      language: "nl",
    });
    expect(await storedLanguage()).toBe("nl");
  });

  it("refuses a language it does not speak", async () => {
    const answer = await test.as(person).post("/config/language", { language: "de" });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { language: "Choose one of the options" } },
    });
    expect(await storedLanguage()).toBe("en");
  });

  it("is for every role", async () => {
    for (const systemRole of ROLES) {
      const user = await buildUser(test.db, company, { systemRole });
      const answer = await test.as(user).post("/config/language", { language: "nl" });
      expect([systemRole, answer.status]).toEqual([systemRole, 200]);
    }
  });
});

it.each([
  ["GET", "/onboarding"],
  ["PUT", "/onboarding"],
  ["GET", "/language"],
  ["POST", "/language"],
] as const)("%s %s asks for a session, and is not for staff", async (method, path) => {
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  const headers = { authorization: `Bearer ${test.as(staff).token}` };
  const body = method === "GET" ? {} : { body: {} };
  expect((await test.ask(method, path, body)).status).toBe(401);
  expect((await test.ask(method, path, { headers, ...body })).status).toBe(403);
});

it("asks for a session to change the language", async () => {
  expect((await test.ask("POST", "/config/language", { body: { language: "nl" } })).status).toBe(401);
});
