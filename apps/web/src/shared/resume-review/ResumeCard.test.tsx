import type { StoredFile } from "@vaardig/contract/files/files";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Upload } from "../../lib/api/useUpload.ts";
import words from "../../lib/words/upload.en.json";
import { act } from "../../test/act.ts";
import { draw, findButton, type OnScreen, press } from "../../test/onScreen.tsx";
import { ResumeCard } from "./ResumeCard.tsx";

const FILE = { id: "f", name: "cv.pdf", url: "/files/f", size: 2048 } as StoredFile;
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
const open = async (more: Partial<Upload> = {}) => {
  screen = await draw(<ResumeCard file={FILE} upload={{ ...upload, ...more }} />, { upload: words });
};
const status = () => document.querySelector("[role=status]")?.textContent;

test("a résumé that was read can be replaced or removed, and tells its size", async () => {
  await open();
  expect(status()).toContain(words.resume.read);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/files/f");
  await press(words.remove);
  expect(upload.remove).toHaveBeenCalledWith(FILE);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["%PDF"], "new.pdf");
  if (input) Object.defineProperty(input, "files", { value: [file] });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  expect(upload.send).toHaveBeenCalledWith(file);
});

test("while it is read it says so, and is neither replaced nor removed", async () => {
  await open({ busy: true, busyText: words.resume.reading });
  expect(status()).toBe(words.resume.reading);
  expect(findButton(words.remove)?.disabled).toBe(true);
  expect(findButton(words.replace)?.disabled).toBe(true);
});

test("what is wrong with the last file is said, and a scan is offered to be recognised", async () => {
  const recognize = vi.fn();
  await open({ problem: "This is a scan", recognize });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("This is a scan");
  await press(words.scan.recognize);
  expect(recognize).toHaveBeenCalledOnce();
  await screen.remove();
  await open();
  expect(document.querySelector("[role=alert]")).toBeNull();
});
