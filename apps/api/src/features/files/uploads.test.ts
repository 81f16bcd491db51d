import type { StoredFile } from "@vaardig/contract/files/files";
import { LIMITS } from "@vaardig/contract/limits";
import {
  corruptPdf,
  encryptedPdf,
  imageOnlyPdf,
  oversizedPdf,
  pdfBomb,
  pdfOfPages,
  renamedExe,
  zipBombDocx,
} from "@vaardig/resume/testing/badDocuments";
import { makeResumeDocx } from "@vaardig/resume/testing/makeResumeDocx";
import { makeResumeOdt } from "@vaardig/resume/testing/makeResumeOdt";
import { makeResumePdf } from "@vaardig/resume/testing/makeResumePdf";
import { makeResumeTxt } from "@vaardig/resume/testing/makeResumeTxt";
import { englishResume } from "@vaardig/resume/testing/resumeContent";
import { parse } from "content-disposition";
import { and, eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { files } from "../../domain/files/files.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { type TestUpload, uploadFile } from "../../test/uploadFile.ts";

const PICTURE = { use_as: "profile_pic" };

let test: TestApp;
let company: TestCompany;
let person: TestUser;

beforeAll(async () => {
  // What happens to scans where text recognition is installed has a test of its own.
  vi.stubEnv("PATH", "");
  test = await buildApp();
  company = await buildCompany(test.db);
});
beforeEach(async () => {
  person = await buildUser(test.db, company);
});
afterAll(() => {
  vi.unstubAllEnvs();
  return test.close();
});

const upload = (file: TestUpload, query?: Record<string, string>) => uploadFile(test, person, file, query);
const one = (answer: Answer) => answer.body.payload as StoredFile;
/** The name under which a browser keeps a download. */
const offered = ({ headers }: LightMyRequestResponse) => parse(String(headers["content-disposition"]));
const contentOf = (file: StoredFile) => test.app.inject({ url: file.url });

/** A photograph-like picture that carries where it was taken. */
function photo(format: "jpeg" | "png" | "webp" | "gif", width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .toFormat(format)
    .toBuffer();
}

async function rowsOf() {
  return acrossCompanies(test.db, (tx) =>
    tx
      .select()
      .from(files)
      .where(and(eq(files.companyId, company.id), eq(files.userId, person.id))),
  );
}

describe("a résumé", () => {
  const content = englishResume();
  it.each([
    ["resume.pdf", "application/pdf", () => makeResumePdf(content)],
    ["resume.odt", "application/vnd.oasis.opendocument.text", () => makeResumeOdt(content)],
    [
      "resume.docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      () => makeResumeDocx(content),
    ],
    ["resume.txt", "text/plain; charset=utf-8", () => Buffer.from(makeResumeTxt(content))],
  ])("is read and kept as %s, whatever its sender calls it", async (name, contentType, make) => {
    const bytes = await make();
    const answer = await upload({ bytes, name, type: "application/octet-stream" });
    expect(answer.status).toBe(200);
    expect(one(answer)).toMatchObject({
      name,
      use_as: "resume",
      content_type: contentType,
      size: bytes.length,
      can: ["delete"],
    });
    const [row] = await rowsOf();
    expect(JSON.stringify(row?.reading)).toContain("Northern Freight");
    const kept = await contentOf(one(answer));
    expect(kept.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(kept.headers).toMatchObject({
      "content-type": contentType,
      "x-content-type-options": "nosniff",
    });
    expect(offered(kept)).toEqual({ type: "attachment", parameters: { filename: name } });
  });

  it.each([
    ["that is empty", () => new Uint8Array(0), 422, "file_empty"],
    ["that is a program", renamedExe, 415, "file_unsupported_type"],
    ["that is text by another name", () => Buffer.from(makeResumeTxt(content)), 415, "file_unsupported_type"],
    ["of 11 MB", oversizedPdf, 413, "file_too_large"],
    ["with a password", encryptedPdf, 422, "file_encrypted"],
    ["that breaks off", corruptPdf, 422, "file_corrupt"],
    ["of pictures", imageOnlyPdf, 422, "file_no_text"],
    ["of 61 pages", () => pdfOfPages(61), 422, "file_too_many_pages"],
    ["that unpacks to 100 MB", pdfBomb, 422, "file_archive_bomb"],
    ["that unzips to 100 MB", zipBombDocx, 422, "file_archive_bomb"],
  ])("%s is refused, and nothing is kept", async (_, make, status, code) => {
    const answer = await upload({ bytes: await make() });
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    expect(answer.body.message).not.toBe("");
    expect(await rowsOf()).toEqual([]);
  });

  it.each(["cv", "cv.doc", "cv.pdf.exe", "cv\u202etxt.exe", "cv.odt", "cv.txt.html"])(
    "of text is refused as %s",
    async (name) => {
      const answer = await upload({ bytes: Buffer.from(makeResumeTxt(content)), name });
      expect(answer).toMatchObject({ status: 415, body: { code: "file_unsupported_type" } });
      expect(await rowsOf()).toEqual([]);
    },
  );

  it.each([
    ["..\\..\\étc/päss.txt", "päss.txt", "p%C3%A4ss.txt"],
    ["سيرة ذاتية.txt", "سيرة ذاتية.txt", "%D8%B3%D9%8A%D8%B1%D8%A9%20%D8%B0%D8%A7%D8%AA%D9%8A%D8%A9.txt"],
    ["cv\u202efdp\u0000.TXT", "cvfdp.TXT", null],
    ["it's (1)*.txt", "it's (1)_.txt", null],
  ])("keeps of the name %j what can be stored", async (name, kept, encoded) => {
    const answer = await upload({ bytes: Buffer.from(makeResumeTxt(content)), name });
    expect(one(answer).name).toBe(kept);
    const download = await contentOf(one(answer));
    expect(offered(download)).toMatchObject({ type: "attachment", parameters: { filename: kept } });
    if (encoded) expect(download.headers["content-disposition"]).toContain(`filename*=UTF-8''${encoded}`);
  });

  it("that was kept under another kind's name is downloaded under its own", async () => {
    const bytes = Buffer.from(makeResumeTxt(content));
    const { id } = one(await upload({ bytes, name: "cv.txt" }));
    await acrossCompanies(test.db, (tx) =>
      tx.update(files).set({ name: "cv\u202e.PDF.exe" }).where(eq(files.id, id)),
    );
    const list = (await test.as(person).get("/files")).body.payload as { data: StoredFile[] };
    expect(list.data[0]?.name).toBe("cv.PDF.exe.txt");
    const [file] = list.data;
    const answer = file && (await contentOf(file));
    expect(answer && offered(answer).parameters).toEqual({ filename: "cv.PDF.exe.txt" });
  });
});

describe("a picture", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "as %s is encoded again, without any metadata",
    async (format) => {
      const bytes = await photo(format);
      expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("secret place");
      const answer = await upload({ bytes, name: `me.${format}`, type: `image/${format}` }, PICTURE);
      expect(one(answer)).toMatchObject({
        name: "me.webp",
        content_type: "image/webp",
        use_as: "profile_pic",
      });
      const kept = await contentOf(one(answer));
      const metadata = await sharp(kept.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: 512, height: 512 });
      expect(metadata.exif).toBeUndefined();
      expect(kept.rawPayload.toString("latin1")).not.toContain("secret place");
      expect(kept.headers["content-disposition"]).toContain("inline");
    },
  );

  it("is the only one left of several that came at once", async () => {
    const bytes = await photo("png", 8, 8);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload({ bytes }, PICTURE)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await test.as(person).get("/files", PICTURE);
    expect((body.payload as { total: number }).total).toBe(1);
  });

  it("is turned the way it was held", async () => {
    const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#0000ff" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await contentOf(one(await upload({ bytes, name: "me.jpg", type: "image/jpeg" }, PICTURE)));
    const { data, info } = await sharp(kept.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const top = (20 * info.width + 256) * info.channels;
    expect((data[top] ?? 0) > 200 && (data[top + 2] ?? 0) < 60).toBe(true);
  });

  it.each([
    ["a gif", () => photo("gif"), 415, "file_unsupported_type"],
    ["a program", async () => renamedExe(), 415, "file_unsupported_type"],
    [
      "a drawing that may hold scripts",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      "file_unsupported_type",
    ],
    ["nothing", async () => new Uint8Array(0), 422, "file_empty"],
    ["more than 2 MB", async () => new Uint8Array(LIMITS.pictureBytes + 1), 413, "file_too_large"],
    ["half a picture", async () => (await photo("png")).subarray(0, 600), 422, "file_corrupt"],
    ["more pixels than memory should hold", () => photo("png", 8_000, 8_000), 413, "file_too_large"],
  ])("is not %s", async (_, make, status, code) => {
    const answer = await upload({ bytes: await make(), name: "me.png", type: "image/png" }, PICTURE);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await rowsOf()).toEqual([]);
  });
});

describe("what is no upload", () => {
  const headers = () => ({ authorization: `Bearer ${test.as(person).token}` });

  it("is refused without a file", async () => {
    const query = { use_as: "resume" };
    const json = await test.ask("POST", "/files", { query, body: { file: "x" }, headers: headers() });
    expect(json.body).toMatchObject({ code: "file_missing" });
    const empty = {
      ...headers(),
      "content-type": "multipart/form-data; boundary=line",
    };
    const answer = await test.ask("POST", "/files", {
      query,
      body: Buffer.from("--line--\r\n"),
      headers: empty,
    });
    expect(answer.body).toMatchObject({ code: "file_missing" });
  });

  it.each([{}, { use_as: "logo" }, { use_as: "resume", use_for: "me" }, { use_as: "resume", to: "x" }])(
    "is refused with the query %j",
    async (query) => {
      const answer = await upload({ bytes: Buffer.from("text") }, query as Record<string, string>);
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    },
  );
});
