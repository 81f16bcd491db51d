import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { compareClocks } from "./compareClocks.ts";

const HOURS = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.drop());

test.each([-3, 3])("a clock %i hours away from the database's is named with both times", async (hours) => {
  const here = Date.now() + hours * HOURS;
  vi.spyOn(Date, "now").mockReturnValue(here);
  const warn = vi.fn();
  await compareClocks(database.db, { warn });
  const [[told, text] = []] = warn.mock.calls as [Record<string, string>, string][];
  expect(text).toContain("clocks");
  expect(told?.server).toBe(new Date(here).toISOString());
  const apart = Date.parse(told?.server ?? "") - Date.parse(told?.database ?? "");
  expect(Math.round(apart / HOURS)).toBe(hours);
});

test("clocks that agree are not mentioned", async () => {
  const warn = vi.fn();
  await compareClocks(database.db, { warn });
  expect(warn).not.toHaveBeenCalled();
});
