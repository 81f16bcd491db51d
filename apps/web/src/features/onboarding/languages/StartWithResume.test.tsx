import type { StoredFile } from "@vaardig/contract/files/files";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Upload } from "../../../lib/api/useUpload.ts";
import uploadWords from "../../../lib/words/upload.en.json";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../onboarding.en.json";
import { StartWithResume } from "./StartWithResume.tsx";

const FILE = { id: "f", name: "cv.pdf", url: "/files/f" } as StoredFile;
const upload: Upload = {
  busy: false,
  busyText: null,
  problem: null,
  recognize: null,
  stored: undefined,
  send: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
};
let screen: OnScreen;
beforeEach(() => vi.clearAllMocks());
afterEach(() => screen.remove());
const open = async (more: Partial<Upload> = {}, file: StoredFile | null = null) => {
  screen = await draw(<StartWithResume upload={{ ...upload, ...more }} file={file} />, {
    onboarding: words,
    upload: uploadWords,
  });
};
const status = () => document.querySelector("[role=status]")?.textContent;

test("a résumé can be the start, and a stored one can be replaced", async () => {
  await open();
  expect(status()).toBe(words.languages["with-resume-help"]);
  expect(findButton(uploadWords.resume.choose)?.disabled).toBe(false);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["%PDF"], "cv.pdf");
  if (input) Object.defineProperty(input, "files", { value: [file] });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  expect(upload.send).toHaveBeenCalledWith(file);
  await screen.remove();
  await open({}, FILE);
  expect(said()).toContain("cv.pdf");
  expect(status()).toBe(words.languages["resume-read"]);
  expect(findButton(uploadWords.replace)).toBeDefined();
});

test("while it is read it says so and no other is chosen; a problem says that one can go on without", async () => {
  await open({ busy: true });
  expect(status()).toBe(uploadWords.resume.reading);
  expect(findButton(uploadWords.resume.choose)?.disabled).toBe(true);
  expect(document.querySelector("[role=alert]")).toBeNull();
  await screen.remove();
  await open({ problem: "It has a password" });
  const problem = document.querySelector("[role=alert]")?.textContent;
  expect(problem).toBe(`It has a password. ${words.languages["still-fine"]}`);
});
