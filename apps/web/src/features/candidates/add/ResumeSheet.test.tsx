import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import reviewWords from "../../../shared/resume-review/resume-review.en.json";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, fieldOf, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../candidates.en.json";
import { ResumeSheet } from "./ResumeSheet.tsx";

const READ = "POST /candidate_list/resume";
const ROWS = { experience: [], education: [], languages: [], certificates: [], skills: [] };
const READING = {
  ...ROWS,
  first_name: "Bo",
  last_name: "Smit",
  email: "bo@x.example",
  phone: "",
  location: "",
  headline: "",
  unlinked: [],
  recognized: false,
  written_in: null,
};
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
const onClose = vi.fn();
beforeEach(async () => {
  onClose.mockReset();
  window.sessionStorage.clear();
  replies = { [READ]: () => READING };
  server = serve(replies);
  screen = await draw(<ResumeSheet onAdded={() => undefined} onClose={onClose} />, {
    candidates: words,
    upload: uploadWords,
    "resume-review": reviewWords,
  });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const send = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  Object.defineProperty(input, "files", { value: [new File(["%PDF"], name)], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle(60);
};

test("what was read fills the form of a new candidate, which is not lost by closing", async () => {
  expect(said()).toContain(words.resume.help);
  await send("cv.pdf");
  expect(said()).toContain("Read from cv.pdf");
  expect(said()).toContain(words.resume.check);
  expect(fieldOf(words.fields.first_name).value).toBe("Bo");
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("without a file it closes at once; one that is no résumé is not sent", async () => {
  await send("photo.png");
  expect(said()).toContain(uploadWords.resume["wrong-type"]);
  expect(server.commands()).toEqual([]);
  await pressNamed("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("while it is read it says so, and leaving asks", async () => {
  replies[READ] = () => new Promise(() => undefined);
  await send("cv.pdf");
  expect(document.querySelector("[role=status]")?.textContent).toBe(uploadWords.resume.reading);
  await pressNamed("Close");
  expect(onClose).not.toHaveBeenCalled();
});

test("a scan is read again with recognition on request, another refusal is only told", async () => {
  replies[READ] = refused(422, {}, { code: "file_encrypted", message: "It has a password" });
  await send("cv.pdf");
  expect(said()).toContain("It has a password");
  expect(said()).not.toContain(uploadWords.scan.recognize);
  replies[READ] = refused(422, {}, { code: "file_scanned", message: "This is a scan" });
  await send("cv.pdf");
  replies[READ] = () => READING;
  await press(uploadWords.scan.recognize);
  await settle(60);
  const reads = server.all.filter(({ call }) => call === READ);
  expect(reads.map(({ query }) => query?.recognize)).toEqual([undefined, undefined, "true"]);
  expect(said()).toContain("Read from cv.pdf");
});
