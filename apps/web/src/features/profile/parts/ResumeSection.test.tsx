import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import reviewWords from "../../../shared/resume-review/resume-review.en.json";
import { act } from "../../../test/act.ts";
import { findNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../profile.en.json";
import { ResumeSection } from "./ResumeSection.tsx";

const FILE = { id: "f", name: "cv.pdf", url: "/files/f", content_type: "application/pdf", size: 90 };
const REVIEW = {
  file: FILE,
  person: { id: "anna", name: "Anna", photo_url: null },
  finished: false,
  facts: [],
  experience: [],
  education: [],
  languages: [{ key: "nl", state: "open", words: null, language: "nl", level: null }],
  certificates: [],
  skills: [],
  unlinked: [],
  recognized: false,
  written_in: null,
  can: ["review"],
};
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(() => {
  replies = {
    "GET /resume_review": () => REVIEW,
    "POST /files": () => ({ ...FILE, id: "new" }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (resume: object | null, { can = ["edit"], isMine = true } = {}) => {
  const person = { id: "anna", can, private: { resume } } as unknown as Candidate;
  server = serve(replies);
  screen = await draw(<ResumeSection person={person} isMine={isMine} />, {
    profile: words,
    upload: uploadWords,
    "resume-review": reviewWords,
  });
  await settle();
};
const send = async () => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  Object.defineProperty(input, "files", { value: [new File(["%PDF"], "cv.pdf")], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle(60);
};

test("someone who may not change the résumé can read it, and neither replaces nor removes it", async () => {
  await open(FILE, { can: [] });
  expect(findNamed("cv.pdf")?.getAttribute("href")).toBe("/files/f");
  expect(findButton(uploadWords.remove)).toBeUndefined();
  expect(document.querySelector("input[type=file]")).toBeNull();
  expect(server.all).toEqual([]);
  await screen.remove();
  await open(null, { can: [] });
  expect(said()).toContain(words.resume.none);
  expect(document.querySelector("input[type=file]")).toBeNull();
});

test("my résumé says how many rows wait, and opens them", async () => {
  await open(FILE);
  expect(server.reads("/resume_review")).toEqual([{ file_id: "f" }]);
  expect(findButton(uploadWords.remove)).toBeDefined();
  await press(reviewWords["open-count"].replace("{{count}}", "1"));
  expect(document.querySelector("[role=dialog]")?.textContent).toContain(reviewWords.title);
});

test("a review of someone else's is not read before it is opened, because each read is logged", async () => {
  await open(FILE, { isMine: false });
  expect(server.all).toEqual([]);
  await press(reviewWords.open);
  expect(server.reads("/resume_review")).toEqual([{ file_id: "f" }]);
});

test("a new résumé is sent for its person, and its rows open at once", async () => {
  await open(null);
  expect(said()).toContain(uploadWords.resume.drop);
  await send();
  expect(server.commands()[0]?.query).toEqual({ use_as: "resume" });
  expect(server.reads("/resume_review")).toEqual([{ file_id: "new" }]);
  await screen.remove();
  await open(null, { isMine: false });
  expect(said()).toContain(words.resume.drop);
  await send();
  expect(server.commands()[0]?.query).toEqual({ use_as: "resume", use_for: "anna" });
});

test("while a résumé is read it says so; a refusal is said at its place", async () => {
  replies["POST /files"] = () => new Promise(() => undefined);
  await open(null);
  await send();
  expect(document.querySelector("[role=status]")?.textContent).toBe(uploadWords.resume.reading);
  await screen.remove();
  replies["POST /files"] = refused(400, {}, { message: "Too many files" });
  await open(null);
  await send();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Too many files");
});
