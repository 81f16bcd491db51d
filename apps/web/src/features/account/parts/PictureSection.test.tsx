import { afterEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import { act } from "../../../test/act.ts";
import { said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../account.en.json";
import { PictureSection } from "./PictureSection.tsx";

const PICTURE = {
  id: "f1",
  name: "me.png",
  use_as: "profile_pic",
  content_type: "image/png",
  size: 90,
  url: "/files/f1",
  created_at: "2026-11-24T08:00:00Z",
  can: ["delete"],
};

let asked: Asked;
let screen: OnScreen;
async function drawSection(answers: Parameters<typeof stubServer>[0] = {}) {
  let stored: object[] = [];
  asked = stubServer({
    "GET /files": () => ({ data: stored, total: stored.length }),
    "POST /files": () => {
      stored = [PICTURE];
      return PICTURE;
    },
    "DELETE /files": () => {
      stored = [];
      return {};
    },
    ...answers,
  });
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:me", revokeObjectURL: () => undefined }),
  );
  screen = await draw(<PictureSection name="Ada Bos" />, { account: words, upload: uploadWords });
  await settle();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const calls = () => asked.map(({ call }) => call);
async function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no place for a file");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}
const image = (bytes = 90) => new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });

test("a picture is looked at first, then sent, and may be removed", async () => {
  await drawSection();
  await pick(image());
  expect(isAsked(words.picture.title)).toBe(true);
  expect(document.querySelector(`img[alt="${words.picture.alt}"]`)).not.toBeNull();
  expect(calls()).not.toContain("POST /files");
  await press(words.picture.use);
  await vi.waitFor(() => expect(findButton(uploadWords.picture.remove)).toBeDefined());
  expect(asked.find(({ call }) => call === "POST /files")?.query).toEqual({ use_as: "profile_pic" });
  await press(uploadWords.picture.remove);
  await vi.waitFor(() => expect(screen.message()).toBe(uploadWords.picture.removed));
});

test("what is too large or no picture is said, and the picture stays as it was", async () => {
  await drawSection({ "POST /files": refused(400, {}, { code: "file_unsupported_type" }) });
  await pick(image());
  await press(words.picture.use);
  await untilSaid(uploadWords.picture["wrong-type"]);
  await pick(image(2 * 1024 * 1024 + 1));
  await press(words.picture.use);
  await untilSaid(uploadWords.picture["too-large"]);
  expect(calls().filter((call) => call === "POST /files")).toHaveLength(1);
  expect(said()).toContain(uploadWords.picture.choose);
});
