import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { imageOnlyPdf } from "@vaardig/resume/testing/badDocuments";
import { makeResumeTxt } from "@vaardig/resume/testing/makeResumeTxt";
import { englishResume } from "@vaardig/resume/testing/resumeContent";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let app: TestApp;
let person: TestUser;
let scan: Uint8Array;
let programs: string;
beforeAll(async () => {
  app = await buildApp();
  person = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
  scan = await imageOnlyPdf();
  // Stand-ins for the system's programs, which are not on every machine.
  programs = await mkdtemp(join(tmpdir(), "programs-"));
  await writeFile(join(programs, "words.txt"), makeResumeTxt(englishResume()));
  const scripts = {
    pdftoppm: `[ "$1" = -v ] || touch page-1.png`,
    tesseract: `[ "$1" = --list-langs ] && echo eng && exit; cat ${programs}/words.txt > text.txt`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(programs, name), 0o755);
  }
  vi.stubEnv("PATH", `${programs}:/bin:/usr/bin`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(programs, { recursive: true });
  await app.close();
});

const send = (query: Record<string, string>, bytes = scan, path = "/files") =>
  uploadFile(app, person, { bytes }, query, path);

test("a scan is refused with the offer to recognize its text, and nothing is kept", async () => {
  expect(await send({ use_as: "resume" })).toMatchObject({ status: 422, body: { code: "file_scanned" } });
  const list = await app.as(person).get("/files");
  expect(list.body.payload).toMatchObject({ total: 0 });
});

test("asked for, its text is recognized, and the review says so", async () => {
  const answer = await send({ use_as: "resume", recognize: "true" });
  expect(answer.status).toBe(200);
  const { id } = answer.body.payload as { id: string };
  const review = (await app.as(person).get("/resume_review", { file_id: id })).body.payload as ResumeReview;
  expect(review).toMatchObject({ recognized: true });
  expect(review.experience.length).toBeGreaterThan(0);
});

test("a recruiter's candidate is read from a scan alike", async () => {
  const path = "/candidate_list/resume";
  expect((await send({}, scan, path)).body.code).toBe("file_scanned");
  const answer = await send({ recognize: "true" }, scan, path);
  expect(answer.body.payload).toMatchObject({ recognized: true, experience: expect.any(Array) });
});

test("what has text of its own is not recognized, whatever was asked", async () => {
  const words = Buffer.from(makeResumeTxt(englishResume()));
  const answer = await uploadFile(
    app,
    person,
    { bytes: words, name: "cv.txt" },
    {
      use_as: "resume",
      recognize: "true",
    },
  );
  const { id } = answer.body.payload as { id: string };
  const review = await app.as(person).get("/resume_review", { file_id: id });
  expect(review.body.payload).toMatchObject({ recognized: false });
});

test("a document in a third language is named as such", async () => {
  const german =
    "Anna Schmidt\n\nBerufserfahrung\n01/2018 – heute Elektrikerin bei der Stadtwerke GmbH\nIch bin für die Wartung und die Prüfung der Anlagen verantwortlich und arbeite mit dem ganzen Team.\n\nAusbildung\n2012 – 2015 Ausbildung zur Elektronikerin\n\nKenntnisse\nSchweißen, Löten, Schaltpläne";
  const query = { use_as: "resume" };
  const answer = await uploadFile(app, person, { bytes: Buffer.from(german), name: "cv.txt" }, query);
  const { id } = answer.body.payload as { id: string };
  const review = await app.as(person).get("/resume_review", { file_id: id });
  expect(review.body.payload).toMatchObject({ written_in: "de", recognized: false });
});

test("a value that is neither yes nor no is refused", async () => {
  expect((await send({ use_as: "resume", recognize: "perhaps" })).status).toBe(400);
});
