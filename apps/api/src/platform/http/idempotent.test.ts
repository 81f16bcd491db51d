import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { inCompany } from "../db/database.ts";
import type { Viewer } from "../session/authenticate.ts";
import { idempotent } from "./idempotent.ts";

let test: TestDatabase;
let user: TestUser;
beforeAll(async () => {
  test = await testDatabase();
  user = await buildUser(test.db, await buildCompany(test.db));
});
afterAll(() => test.drop());

let done = 0;
function repeat(body: object, key?: string): Promise<number> {
  const headers = key === undefined ? {} : { "idempotency-key": key };
  const request = { method: "POST", url: "/mail", body, headers } as FastifyRequest;
  const viewer = { companyId: user.companyId, userId: user.id } as Viewer;
  return inCompany(test.db, user.companyId, (tx) =>
    idempotent({ tx, viewer, request, unkeyed: true }, async () => {
      done += 1;
      return done;
    }),
  );
}

const age = (interval: string) =>
  inCompany(test.db, user.companyId, (tx) =>
    tx.$client.query(`update idempotency_keys set created_at = created_at - interval '${interval}'`),
  );

describe("a call without a key", () => {
  it("gets the first response again within a minute, and is done again after it", async () => {
    const first = await repeat({ to: "all" });
    await age("50 seconds");
    expect(await repeat({ to: "all" })).toBe(first);
    await age("11 seconds");
    expect(await repeat({ to: "all" })).toBe(first + 1);
    expect(await repeat({ to: "all" })).toBe(first + 1);
  });

  it("with another body is another call", async () => {
    const first = await repeat({ to: "one" });
    expect(await repeat({ to: "two" })).toBe(first + 1);
  });
});

describe("a call with a key", () => {
  it("gets the first response again after any time", async () => {
    const first = await repeat({ to: "all" }, "key");
    await age("1 day");
    expect(await repeat({ to: "all" }, "key")).toBe(first);
  });

  it("is a conflict when the key was used for another call", async () => {
    await repeat({ to: "all" }, "taken");
    await expect(repeat({ to: "one" }, "taken")).rejects.toMatchObject({ code: "conflict" });
  });
});
