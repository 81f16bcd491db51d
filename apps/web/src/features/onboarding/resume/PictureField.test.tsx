import type { StoredFile } from "@vaardig/contract/files/files";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Upload } from "../../../lib/api/useUpload.ts";
import words from "../../../lib/words/upload.en.json";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { PictureField } from "./PictureField.tsx";

const FILE = { id: "f", name: "me.png", url: "/files/f", content_type: "image/png" } as StoredFile;
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
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (more: Partial<Upload> = {}, data: StoredFile[] = []) => {
  const server = serve({ "GET /files": () => ({ data, total: data.length }) });
  screen = await draw(<PictureField upload={{ ...upload, ...more }} />, { upload: words });
  await settle();
  return server;
};
const status = () => document.querySelector("[role=status]")?.textContent;

test("a picture from an earlier visit can be replaced or removed", async () => {
  const server = await open({}, [FILE]);
  expect(server.reads("/files")).toEqual([{ use_as: "profile_pic" }]);
  expect(said()).toContain(words.picture.replace);
  await press(words.picture.remove);
  expect(upload.remove).toHaveBeenCalledWith(FILE);
});

test("what was changed here counts over what was there before", async () => {
  await open({ stored: null }, [FILE]);
  expect(said()).toContain(words.picture.choose);
  expect(findButton(words.picture.remove)).toBeUndefined();
  await screen.remove();
  await open({ stored: FILE });
  expect(findButton(words.picture.remove)?.disabled).toBe(false);
});

test("while it is sent it says so, and cannot be removed; a problem is said", async () => {
  await open({ busy: true }, [FILE]);
  expect(status()).toBe(words.picture.busy);
  expect(findButton(words.picture.remove)?.disabled).toBe(true);
  expect(document.querySelector("[role=alert]")).toBeNull();
  await screen.remove();
  await open({ problem: "Too large" });
  expect(status()).toBe(words.picture.help);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Too large");
});
