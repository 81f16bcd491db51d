import { pdfOfOperators } from "@vaardig/resume/testing/hostileDocuments";
import { makeResumePdf } from "@vaardig/resume/testing/makeResumePdf";
import { englishResume } from "@vaardig/resume/testing/resumeContent";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let busy: TestUser[];
let other: TestUser;
let pdf: Uint8Array;
beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  busy = await Promise.all(Array.from({ length: 16 }, () => buildUser(test.db, company)));
  other = await buildUser(test.db, await buildCompany(test.db));
  pdf = await makeResumePdf(englishResume());
});
afterAll(() => test.close());

it("one company's flood has to retry later, and another's résumé is read in the meantime", async () => {
  const long = pdfOfOperators(200_000);
  const ended: string[] = [];
  const flood = busy.map(async (user) => {
    const answer = await uploadFile(test, user, { bytes: long });
    ended.push(answer.body.code ?? "");
    return answer;
  });
  const refused = await Promise.any(
    flood.map(async (sent) => {
      const answer = await sent;
      if (answer.status === 200) throw new Error("read");
      return answer;
    }),
  );
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: "too_busy" } });
  expect(Number(refused.raw.headers["retry-after"])).toBeGreaterThan(0);
  const answer = await uploadFile(test, other, { bytes: pdf });
  expect(answer.status).toBe(200);
  expect(ended.length).toBeLessThan(flood.length);
  await Promise.all(flood);
});
