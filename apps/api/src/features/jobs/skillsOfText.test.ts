import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let welding: string;
let english: string;

beforeAll(async () => {
  test = await buildApp();
  people = await buildEveryRole(test.db, await buildCompany(test.db));
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  english = (await buildSkill(test.db, { en: "English", nl: "Engels" })).id;
});
afterAll(() => test.close());

describe("POST job_vacancy/skills_of_text", () => {
  const read = (text: string) => test.as(people.moderator).post("/job_vacancy/skills_of_text", { text });

  it("answers skills with weight, level and the places that name them", async () => {
    const text = "You do advanced welding, a must. English is a plus.";
    const answer = await read(text);
    expect(answer.body.payload).toMatchObject({
      skills: [
        {
          skill: { id: welding },
          level: 4,
          suggested_level: null,
          kind: "essential",
          importance: 5,
          must_have: true,
          words: "welding",
        },
        {
          skill: { id: english },
          level: null,
          suggested_level: 3,
          kind: "optional",
          importance: 2,
          must_have: false,
          words: "English",
        },
      ],
    });
    const { skills } = answer.body.payload as {
      skills: { words: string; places: { start: number; end: number }[] }[];
    };
    for (const { words, places } of skills)
      for (const { start, end } of places) expect(text.slice(start, end)).toBe(words);
  });

  it("says in which language the text is, where its words show it", async () => {
    const german =
      "Wir suchen eine Kollegin für das Team. Sie arbeiten mit uns und haben Freude an der Arbeit.";
    const languageOf = async (text: string) =>
      ((await read(text)).body.payload as { language: string | null }).language;
    expect(await languageOf(german)).toBe("de");
    expect(
      await languageOf("You work with us in the team and you are good at welding for our customers."),
    ).toBe("en");
    expect(await languageOf("welding")).toBeNull();
  });

  it("refuses a text that is too long, and one of 2 MB before it is read", async () => {
    const tooLong = await read("welding ".repeat(2501));
    expect(tooLong).toMatchObject({
      status: 400,
      body: { fields: { text: expect.stringContaining("20,000") } },
    });
    expect((await read("welding ".repeat(262_144))).status).toBe(413);
    expect((await test.as(people.freelancer).post("/job_vacancy/skills_of_text", { text: "x" })).status).toBe(
      403,
    );
  });
});
