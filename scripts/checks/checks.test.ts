import { describe, expect, it } from "vitest";
import { compareFeatures } from "./features.mjs";
import { compareMessages, flatten } from "./messageFiles.mjs";
import { checkUses } from "./messages.mjs";
import { readUses } from "./messageUses.mjs";
import { problemsOf } from "./openapi.mjs";
import { phraseProblems } from "./phrases.mjs";

describe("feature names", () => {
  const both = new Set(["session", "skills"]);
  it("accepts the same folders on both sides", () => {
    expect(compareFeatures({ api: both, web: both, contract: both, oneSided: {} })).toEqual([]);
  });

  it("names what is on one side only, what is listed without need, what has no shapes, and what is no feature", () => {
    const api = new Set(["session", "mail"]);
    const problems = compareFeatures({
      api,
      web: both,
      contract: new Set(["odd", "session"]),
      oneSided: { api: ["session"] },
    });
    expect(problems.map((line) => line.split(" ")[0])).toEqual([
      "mail",
      "oneSided.json",
      "skills",
      "mail",
      "packages/contract/src/odd",
    ]);
  });

  it("accepts what is listed", () => {
    const api = new Set(["mail"]);
    expect(compareFeatures({ api, web: new Set(), contract: api, oneSided: { api: ["mail"] } })).toEqual([]);
  });
});

describe("phrases", () => {
  const said = (text: string, language: "en" | "nl") =>
    phraseProblems([["key", text]], language, "file").length;
  it("names the private words of English and Dutch, and what to write instead", () => {
    expect(phraseProblems([["key", "Nobody found"]], "en", "file")).toEqual([
      'file: "key" says "Nobody"; write: someone, anyone, no one',
    ]);
    expect(said("Write a mail", "en")).toBe(1);
    expect(said("Mail schrijven", "nl")).toBe(1);
    expect(said("Salaris, voor belasting", "nl")).toBe(1);
  });

  it("accepts the words beside them, variables and what the specification quotes", () => {
    for (const text of [
      "Email server",
      "The mail server refused it",
      "{{somebody}} left",
      "Error fetching vacancies",
    ])
      expect(said(text, "en")).toBe(0);
    for (const text of ["E-mail versturen", "Niveau van {{skill}}", "gemiddeld {{mean}} van 5"])
      expect(said(text, "nl")).toBe(0);
  });
});

describe("message files", () => {
  const english = flatten({
    login: { title: "Sign in", left_one: "{{count}} day", left_other: "{{count}} days" },
  });
  it("accepts the same keys and variables", () => {
    const dutch = flatten({
      login: { title: "Inloggen", left_one: "{{count}} dag", left_other: "{{ count }} dagen" },
    });
    expect(compareMessages(english, dutch, "session")).toEqual([]);
  });

  it("finds missing and extra keys and other variables", () => {
    const dutch = flatten({ login: { title: "Inloggen {{naam}}", left_one: "{{count}} dag", extra: "x" } });
    const problems = compareMessages(english, dutch, "session");
    expect(problems).toHaveLength(3);
    expect(problems.join()).toMatch(/lacks "login.left_other".*lacks "login.extra".*"login.title" differ/);
  });
});

describe("message uses", () => {
  const keys = [
    "login.title",
    "left_one",
    "left_other",
    "role.admin",
    "role.staff",
    "submit",
    "hint",
    "too_many",
  ];
  const bundles = [{ namespace: "session", file: "session.en.json", keys }];
  const check = (source) => checkUses(bundles, [{ file: "a.tsx", isWeb: true, ...readUses(source) }]);

  it("follows literals, choices, templates, plurals and namespaces", () => {
    const problems = check(`
      const { t } = useTranslation("session");
      t("login.title"); t("left", { count: 2 }); t("too_many"); t(isNew === "yes" ? "submit" : "hint"); t(\`role.\${role}\`);`);
    expect(problems).toEqual([]);
  });

  it("finds a key that does not exist and those that nothing uses", () => {
    const problems = check(`
      t("session:login.titel"); const label = "session:submit";
      const other = \`session:role.\${role}\`; // t("session:hint")`);
    expect(problems).toEqual([
      'a.tsx: unknown key "session:login.titel" (looked in session)',
      'session.en.json: "login.title" is not used',
      'session.en.json: "left" is not used',
      'session.en.json: "hint" is not used',
      'session.en.json: "too_many" is not used',
    ]);
  });
});

describe("the description of the API", () => {
  const answers = { 200: { description: "Success" } };
  const described = (operation: object, components = {}) =>
    problemsOf({
      openapi: "3.1.0",
      info: { title: "Vaardig", version: "1" },
      paths: { "/things/{id}": { get: { operationId: "getThing", responses: answers, ...operation } } },
      components,
    });
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };

  it("passes when it is right", async () => {
    expect(await described({ parameters: [id] })).toEqual([]);
  });

  it.each([
    ["never succeeds", { parameters: [id], responses: { 400: { description: "Refused" } } }, {}],
    ["other parts than its path", {}, {}],
    ["no OpenAPI", { parameters: [{ ...id, in: "nowhere" }] }, {}],
    ["is not there", { parameters: [{ ...id, schema: { $ref: "#/components/schemas/Gone" } }] }, {}],
    ["may be null", { parameters: [id] }, { schemas: { Kind: { type: ["string", "null"], enum: ["a"] } } }],
  ])("is refused: %s", async (words, operation, components) => {
    expect((await described(operation, components)).join()).toContain(words);
  });
});
