import { access, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { files } from "../../domain/files/files.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { diskFileStore, writeSynced } from "../../platform/files/fileStore.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

/** What the disk fails with after half of a file; null while it has room. */
let failure: string | null = null;

let test: TestApp;
let company: TestCompany;
let person: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  person = await buildUser(test.db, company);
  test.app.services.files = diskFileStore(folder(), async (path, bytes) => {
    if (failure === null) return writeSynced(path, bytes);
    await writeSynced(path, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error(failure), { code: failure });
  });
});
afterEach(() => {
  failure = null;
});
afterAll(() => test.close());

const folder = () => join(test.app.services.config.DATA_DIR, "files");
const upload = () =>
  uploadFile(test, person, { bytes: Buffer.from("Robin\n\nSkills\nwelding"), name: "cv.txt" });
const rows = () => acrossCompanies(test.db, (tx) => tx.select().from(files));
async function kept(): Promise<string[]> {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

function expectRetry(answer: Answer) {
  expect(answer).toMatchObject({ status: 503, body: { success: false, code: "too_busy" } });
  expect(Number(answer.raw.headers["retry-after"])).toBeGreaterThan(0);
}

it.each(["ENOSPC", "EDQUOT", "EROFS"])(
  "a disk that fails with %s is reported as temporary, and leaves nothing",
  async (code) => {
    failure = code;
    expectRetry(await upload());
    expect(await kept()).toEqual([]);
    expect(await rows()).toEqual([]);
    failure = null;
    expect((await upload()).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    await test.as(person).delete("/files", { id: (await rows())[0]?.id ?? "" });
    await rm(folder(), { recursive: true });
  },
);

it.each(["53100", "53200", "53400"])(
  "a database that fails with %s is reported as temporary, and leaves no bytes",
  async (state) => {
    await acrossCompanies(test.db, (tx) => tx.delete(files));
    const client = new pg.Client(test.admin);
    await client.connect();
    await client.query(
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '${state}'; end $$;
       create trigger no_room before insert on files for each row execute function no_room()`,
    );
    try {
      const before = await kept().catch(() => []);
      expectRetry(await upload());
      expect(await kept()).toEqual(before);
    } finally {
      await client.query("drop function no_room cascade");
      await client.end();
    }
  },
);

it("what a killed server left half written is removed when it is an hour old", async () => {
  await upload();
  const parts = join(folder(), ".parts");
  const [old, fresh] = [join(parts, "old"), join(parts, "fresh")];
  for (const path of [old, fresh]) await writeFile(path, "half");
  const then = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, then, then);
  await test.app.services.files.tidy();
  await expect(access(old)).rejects.toMatchObject({ code: "ENOENT" });
  await access(fresh);
});
