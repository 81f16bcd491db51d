import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import { act } from "../../../test/act.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../profile.en.json";
import { ProfilePicture } from "./ProfilePicture.tsx";

const FILE = { id: "pic", name: "me.png", url: "/files/pic", content_type: "image/png" };
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(() => {
  replies = { "POST /files": () => FILE };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (picture: object | null, { can = ["edit"], isMine = true } = {}) => {
  const person = { id: "anna", name: "Anna", photo_url: null, can, private: { picture } };
  server = serve(replies);
  screen = await draw(<ProfilePicture person={person as unknown as Candidate} isMine={isMine} />, {
    profile: words,
    upload: uploadWords,
  });
};
const send = async (name: string) => {
  await pressNamed(words.picture.change);
  const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  if (!input) throw new Error("no field for a file");
  Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
};

test("my own picture is sent without a person, another's for them", async () => {
  await open(null);
  await send("me.png");
  expect(server.commands()).toMatchObject([{ call: "POST /files", query: { use_as: "profile_pic" } }]);
  expect(server.commands()[0]?.query).not.toHaveProperty("use_for");
  await screen.remove();
  await open(null, { isMine: false });
  await send("me.png");
  expect(server.commands()[0]?.query).toEqual({ use_as: "profile_pic", use_for: "anna" });
});

test("someone who may not change it has no menu", async () => {
  await open(FILE, { can: [] });
  expect(findNamed(words.picture.change)).toBeUndefined();
});

test("what is under way is said and cannot be removed meanwhile", async () => {
  replies["POST /files"] = () => new Promise(() => undefined);
  await open(FILE);
  await send("me.png");
  expect(said()).toContain(uploadWords.picture.busy);
  expect(findButton(uploadWords.picture.remove)?.disabled).toBe(true);
  expect(findButton(uploadWords.picture.replace)?.disabled).toBe(true);
});

test("a picture that is none, and a refusal, are said", async () => {
  await open(null);
  expect(findButton(uploadWords.picture.remove)).toBeUndefined();
  await send("cv.pdf");
  expect(said()).toContain(uploadWords.picture["wrong-type"]);
  expect(server.commands()).toEqual([]);
  replies["POST /files"] = refused(409, {}, { message: "Paused" });
  await screen.remove();
  await open(null);
  await send("me.png");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Paused");
});
