import type { Endpoint } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildApp, type TestApp } from "../test/buildApp.ts";

/** Fields that a change must say: what names the record, and what is the command itself. */
const ALWAYS_SAID: Record<string, string[]> = {
  "/account/consent": ["consent"],
  "/account/password": ["password", "new_password1", "new_password2"],
  "/account/passkeys/:id": ["name"],
  "/account/preferences": ["theme"],
  "/account/totp": ["code"],
  "/billing/details": ["version"],
  "/billing/settings": ["version"],
  "/candidate": ["version"],
  "/candidate_list/consent": ["user_id", "given"],
  "/candidate_list/owner": ["selection", "owner_id"],
  "/companies/:id": [],
  "/company": [],
  "/company/security": ["second_factor"],
  "/data_retention": ["months", "version"],
  "/employee_role": ["user_id", "system_role", "version"],
  "/interviews": ["id", "version", "slots"],
  "/learning_matching/courses": ["id", "level"],
  "/learning_matching/ratings": ["course_id", "stars"],
  "/notifications/preferences": [],
  "/onboarding": ["step"],
  "/openness": [],
  "/resume_review": ["file_id"],
  "/saved_views": ["id"],
  "/skill/aliases": ["id"],
  "/skill_profile": ["job_profile_id", "version", "skills"],
};
const RECORD = ["id", "version"];

/** Choices of a command that are no field of the record: absent they mean no. */
const CHOICES = ["/employee_role take_back"];

let test: TestApp;
let changes: (Endpoint & { body: z.ZodObject })[];

beforeAll(async () => {
  test = await buildApp();
  changes = test.app.endpoints.filter(
    (endpoint): endpoint is (typeof changes)[number] =>
      endpoint.method === "PUT" && endpoint.body instanceof z.ZodObject,
  );
});
afterAll(() => test.close());

const fieldsOf = ({ path, body }: (typeof changes)[number]) =>
  Object.entries(body.shape).map(([name, field]) => ({
    at: `${path} ${name}`,
    name,
    field: field as z.ZodType,
  }));

describe("in every PUT", () => {
  it("only what names the record, and the command itself, has to be said", () => {
    expect(changes.length).toBeGreaterThan(25);
    const said = changes.map((change) => ({
      path: change.path,
      fields: fieldsOf(change).flatMap(({ name, field }) => (field.safeParse(undefined).success ? [] : name)),
    }));
    for (const { path, fields } of said)
      expect([path, fields.toSorted()]).toEqual([path, (ALWAYS_SAID[path] ?? RECORD).toSorted()]);
  });

  it("a field that is left out stays out, so that the stored value stays", () => {
    const filled = changes.flatMap((change) =>
      fieldsOf(change).flatMap(({ at, field }) => {
        const read = field.safeParse(undefined);
        return read.success && read.data !== undefined && !CHOICES.includes(at) ? at : [];
      }),
    );
    expect(filled).toEqual([]);
  });

  it("what may be empty may be null", () => {
    const refusesNull = changes.flatMap((change) =>
      fieldsOf(change).flatMap(({ at, field }) => {
        const mayBeEmpty = ["", []].some((empty) => field.safeParse(empty).success);
        return mayBeEmpty && field.safeParse(undefined).success && !field.safeParse(null).success ? at : [];
      }),
    );
    expect(refusesNull).toEqual([]);
  });
});
