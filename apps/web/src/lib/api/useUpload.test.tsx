import type { StoredFile } from "@vaardig/contract/files/files";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { refused, stubServer } from "../../test/stubServer.ts";
import words from "../words/upload.en.json";
import { type Upload, useUpload } from "./useUpload.ts";

const STORED = { id: "f", name: "cv.pdf", url: "/files/f", content_type: "application/pdf" } as StoredFile;
const file = (name: string, content = "text") => new File([content], name);

let hook: HookOnScreen<Upload>;
let asked: ReturnType<typeof stubServer>;
let answers: Parameters<typeof stubServer>[0];
const onStored = vi.fn();
const open = async (useAs: "resume" | "profile_pic", useFor?: string) => {
  hook = await drawHook(() => useUpload(useAs, useFor, onStored), { upload: words });
};
beforeEach(() => {
  onStored.mockClear();
  answers = { "POST /files": () => STORED, "DELETE /files": () => ({}) };
  asked = stubServer(answers);
});
afterEach(async () => {
  await hook.remove();
  vi.unstubAllGlobals();
});

test("a file is sent for its use and person, and reported once it is stored", async () => {
  await open("resume", "someone");
  await hook.run(({ send }) => send(file("cv.pdf")));
  expect(asked[0]).toMatchObject({ call: "POST /files", query: { use_as: "resume", use_for: "someone" } });
  expect(hook.result().stored?.id).toBe("f");
  expect(onStored).toHaveBeenCalledWith(STORED);
  expect(hook.result().busyText).toBeNull();
});

test("what can be known is not sent, with words for the kind of file, and the next file clears them", async () => {
  await open("profile_pic");
  await hook.run(({ send }) => send(file("cv.pdf")));
  expect(hook.result().problem).toContain("choose a png, jpg or webp file");
  await hook.run(({ send }) => send(file("me.png", "")));
  expect(hook.result().problem).toBe("This file is empty; choose another one");
  expect(asked).toHaveLength(0);
  await hook.run(({ send }) => send(file("me.png")));
  expect(hook.result().problem).toBeNull();
  expect(asked).toHaveLength(1);
});

test("the server's refusal is said; of a scan recognition is offered, which sends the same file again", async () => {
  await open("resume");
  answers["POST /files"] = refused(400, {}, { code: "file_unsupported_type", message: "No" });
  await hook.run(({ send }) => send(file("cv.pdf")));
  expect(hook.result().problem).toContain("use a pdf, docx, odt or txt file");
  expect(hook.result().recognize).toBeNull();
  answers["POST /files"] = refused(400, {}, { code: "file_scanned", message: "This is a scan" });
  await hook.run(({ send }) => send(file("cv.pdf")));
  expect(hook.result().problem).toBe("This is a scan");
  expect(onStored).not.toHaveBeenCalled();
  answers["POST /files"] = () => STORED;
  await hook.run(({ recognize }) => recognize?.());
  expect(asked.at(-1)?.query).toMatchObject({ recognize: "true" });
  expect(hook.result().recognize).toBeNull();
  expect(onStored).toHaveBeenCalledTimes(1);
});

test("a removed file is gone, and its undo sends it again without telling a new one", async () => {
  await open("resume");
  await hook.run(({ send }) => send(file("cv.pdf")));
  await hook.run(({ remove }) => remove(STORED));
  expect(asked.at(-1)).toMatchObject({ call: "DELETE /files", query: { id: "f" } });
  expect(hook.result().stored).toBeNull();
  expect(hook.message()).toBe("Résumé removed");
  await hook.undo();
  expect(asked.at(-1)?.call).toBe("POST /files");
  expect(hook.result().stored?.id).toBe("f");
  expect(onStored).toHaveBeenCalledTimes(1);
});

test("a refused removal keeps the file and says why", async () => {
  answers["DELETE /files"] = refused(409, {}, { message: "Sent with an application" });
  await open("resume");
  await hook.run(({ send }) => send(file("cv.pdf")));
  await hook.run(({ remove }) => remove(STORED));
  expect(hook.result().problem).toBe("Sent with an application");
  expect(hook.result().stored?.id).toBe("f");
});
