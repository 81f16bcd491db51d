import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recognizeScan } from "./recognizeScan.ts";
import { languagesOfRecognition } from "./textRecognition.ts";

/** Programs of the system for this test alone, and the folder that temporary files are made in. */
let programs: string;
let work: string;
beforeEach(async () => {
  programs = await mkdtemp(join(tmpdir(), "programs-"));
  work = await mkdtemp(join(tmpdir(), "work-"));
  vi.stubEnv("TMPDIR", work);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([programs, work].map((folder) => rm(folder, { recursive: true })));
});

async function program(name: string, script: string): Promise<void> {
  await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(programs, name), 0o755);
}

const SCAN = Buffer.from("%PDF-1.7 pictures");
const path = () => `${programs}:/bin:/usr/bin`;
const recognize = (signal?: AbortSignal) =>
  recognizeScan(SCAN, { languages: "eng+nld", path: path(), signal });
const draws = (pages: string) => program("pdftoppm", `for page in ${pages}; do touch page-$page.png; done`);

test("reads the pages in their order, says that they were recognized, and leaves no file", async () => {
  await draws("02 01");
  await program("tesseract", '{ cat pages.txt; echo; echo "with $4"; } > text.txt');
  const { lines, ...document } = await recognize();
  expect(document).toEqual({ kind: "pdf", pages: 2, recognized: true });
  expect(lines.map(({ text }) => text)).toEqual(["page-01.png", "page-02.png", "with eng+nld"]);
  expect(await readdir(work)).toEqual([]);
});

test.each([
  ["corrupt", "exit 1", "exit 0"],
  ["corrupt", "exit 0", "exit 0"],
  ["too_many_pages", "for page in 01 02 03 04 05 06 07 08 09 10 11; do touch page-$page.png; done", "exit 0"],
  ["timeout", "touch page-1.png", "exit 1"],
  ["no_text", "touch page-1.png", "echo > text.txt"],
])("says %s, and leaves no file", async (reason, pdftoppm, tesseract) => {
  await program("pdftoppm", pdftoppm);
  await program("tesseract", tesseract);
  await expect(recognize()).rejects.toMatchObject({ reason });
  expect(await readdir(work)).toEqual([]);
});

test("ends with who waits for it", async () => {
  await draws("1");
  await program("tesseract", "exec sleep 30");
  const gone = new AbortController();
  const reading = recognize(gone.signal);
  setTimeout(() => gone.abort(), 200);
  await expect(reading).rejects.toThrow("aborted");
  expect(await readdir(work)).toEqual([]);
});

test("is there where both programs are, in the languages that are", async () => {
  expect(await languagesOfRecognition(programs)).toBeNull();
  await program("tesseract", "echo List of languages; echo osd; echo nld; echo eng");
  expect(await languagesOfRecognition(programs)).toBeNull();
  await program("pdftoppm", "exit 0");
  expect(await languagesOfRecognition(programs)).toBe("eng+nld");
  await program("tesseract", "echo osd");
  expect(await languagesOfRecognition(programs)).toBeNull();
});
