import type { Endpoint } from "@vaardig/contract/endpoint";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildApp, type TestApp } from "../test/buildApp.ts";
import { buildEveryRole } from "../test/buildEveryRole.ts";
import { buildCompany, buildUser } from "../test/factories.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const SAMPLES: Record<string, string> = { uuid: ID, "date-time": "2030-01-01T10:00:00Z" };

interface Items {
  enum?: string[];
  format?: string;
  pattern?: string;
  anyOf?: Items[];
}

let test: TestApp;
let reads: Endpoint[];
beforeAll(async () => {
  test = await buildApp();
  reads = test.app.endpoints.filter(({ method }) => method === "GET");
});
afterAll(() => test.close());

function isList({ payload }: Endpoint): boolean {
  if (!(payload instanceof z.ZodObject)) return false;
  return payload.shape.data instanceof z.ZodArray && "total" in payload.shape;
}

const matching = (pattern: string) =>
  fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0];

const sampleOf = ({ enum: values, format, pattern, anyOf }: Items): string =>
  values?.[0] ??
  SAMPLES[format ?? ""] ??
  (pattern && matching(pattern)) ??
  (anyOf?.[0] ? sampleOf(anyOf[0]) : "a");

/** Parameters that take several values, with one that each takes. */
function listsOf({ path, query }: Endpoint) {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { unrepresentable: "any" });
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema !== "object" || schema.type !== "array") return [];
    const field = query.shape[name] as z.ZodType;
    return [{ at: `${path} ${name}`, field, sample: sampleOf((schema.items ?? {}) as Items) }];
  });
}

describe("every list", () => {
  it("takes page and size", () => {
    const lists = reads.filter(isList);
    expect(lists.length).toBeGreaterThan(40);
    const without = lists.filter(({ query }) => !query || !("page" in query.shape && "size" in query.shape));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it("takes several values as a repeated parameter and as JSON", () => {
    const lists = reads.flatMap(listsOf);
    expect(lists.length).toBeGreaterThan(15);
    for (const { at, field, sample } of lists)
      for (const given of [sample, [sample], JSON.stringify([sample])])
        expect([at, field.safeParse(given).data]).toEqual([at, [sample]]);
  });

  it("that is answered whole is cut where a page is asked for, and says how many there are", async () => {
    const company = await buildCompany(test.db);
    const admin = await buildUser(test.db, company, { systemRole: "admin" });
    const as = test.as(admin);
    for (const name of ["Assembly", "Boards", "Cables"]) await as.post("/department", { name });
    const names = async (query: object) => {
      const { payload } = (await as.get("/department", { ...query })).body;
      const { data, total } = payload as { data: { name: string }[]; total: number };
      return { names: data.map(({ name }) => name), total };
    };
    expect(await names({})).toEqual({ names: ["Assembly", "Boards", "Cables"], total: 3 });
    expect(await names({ page: 1, size: 2 })).toEqual({ names: ["Cables"], total: 3 });
    expect(await names({ page: 5, size: 2 })).toEqual({ names: [], total: 3 });
    expect((await as.get("/department", { size: 101 })).status).toBe(400);
    expect((await as.get("/department", { page: -1 })).status).toBe(400);
  });

  it("of employees is filtered under the name that the specification gives the filter", async () => {
    const company = await buildCompany(test.db);
    const people = await buildEveryRole(test.db, company);
    const left = await buildUser(test.db, company, { status: "deactivated" });
    const ids = async (query: Record<string, string>) => {
      const { payload } = (await test.as(people.admin).get("/employee", query)).body;
      return (payload as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    expect(await ids({ employeeStatus: "deactivated" })).toEqual([left.id]);
    expect(await ids({ employeeStatus: '["deactivated"]' })).toEqual([left.id]);
    expect(await ids({ employee_status: "deactivated" })).toEqual([left.id]);
    expect((await test.as(people.admin).get("/employee", { employeeStatus: "away" })).status).toBe(400);
  });
});
